-- What the server knows of itself: its secret key, and how often the whole was put back from a copy.
CREATE TABLE about (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;

CREATE TABLE guests (id TEXT PRIMARY KEY, name TEXT NOT NULL, since INTEGER NOT NULL) WITHOUT ROWID;

CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    rules INTEGER NOT NULL,
    phase TEXT NOT NULL,
    listed INTEGER NOT NULL,
    since INTEGER NOT NULL,
    facts TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX tables_listed ON tables (since) WHERE listed AND phase = 'gathering';
CREATE INDEX tables_playing ON tables (id) WHERE phase = 'playing';

-- What changes with every move; `asked` are seats as bits.
CREATE TABLE states (
    id TEXT PRIMARY KEY,
    moved INTEGER NOT NULL,
    asked INTEGER NOT NULL,
    matters TEXT NOT NULL
) WITHOUT ROWID;

CREATE TABLE seats (
    id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    guest TEXT NOT NULL,
    bot TEXT NOT NULL,
    stand_in TEXT NOT NULL,
    PRIMARY KEY (id, seat)
) WITHOUT ROWID;
CREATE INDEX seats_guest ON seats (guest) WHERE guest != '';

-- The lines of the journal, never changed and never taken out: a second one with the same serial is refused.
CREATE TABLE entries (
    id TEXT NOT NULL,
    serial INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    token TEXT NOT NULL,
    undo_to INTEGER NOT NULL,
    draws TEXT NOT NULL,
    events TEXT NOT NULL,
    sealed INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (id, serial)
) WITHOUT ROWID;

CREATE TABLE snapshots (
    id TEXT NOT NULL,
    number INTEGER NOT NULL,
    view TEXT NOT NULL,
    PRIMARY KEY (id, number)
);

-- What was done already; a second one is refused, so that no retry plays twice.
CREATE TABLE requests (
    scope TEXT NOT NULL,
    request TEXT NOT NULL,
    result TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (scope, request)
) WITHOUT ROWID;
