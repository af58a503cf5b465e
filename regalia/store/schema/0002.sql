-- Talk, and the notes that each keeps for himself.
CREATE TABLE lines (
    serial INTEGER PRIMARY KEY,
    id TEXT NOT NULL,
    room TEXT NOT NULL,
    guest TEXT NOT NULL,
    seat INTEGER NOT NULL,
    whom INTEGER NOT NULL,
    text TEXT NOT NULL,
    at INTEGER NOT NULL
);
CREATE INDEX lines_table ON lines (id, serial);

CREATE TABLE notes (id TEXT NOT NULL, guest TEXT NOT NULL, text TEXT NOT NULL, PRIMARY KEY (id, guest)) WITHOUT ROWID;
