BEGIN TRANSACTION;
CREATE TABLE about (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
INSERT INTO "about" VALUES('key','5c35bbf6fdaacde057ae2acb0874ba55521b35d550e5e811dcd73d0a573a0ac5');
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
INSERT INTO "entries" VALUES('YtOsiHN_un6-',0,0,'place',-1,'[]','[["action", [0, 1], -1]]',0,1795124107906);
INSERT INTO "entries" VALUES('YtOsiHN_un6-',1,0,'east-flanders',-1,'[]','[["placed", [0, 1], -1]]',0,1795124107906);
INSERT INTO "entries" VALUES('YtOsiHN_un6-',2,0,'disc',-1,'[]','[["placed", [0, 1], -1]]',0,1795124107906);
INSERT INTO "entries" VALUES('YtOsiHN_un6-',3,0,'done',-1,'[]','[["turn", [1], -1]]',0,1795124107906);
INSERT INTO "entries" VALUES('YtOsiHN_un6-',4,1,'coins',-1,'[]','[["action", [1, 5], -1], ["coins", [1, 3], -1], ["round", [2], -1], ["turn", [0], -1]]',0,1795124107906);
INSERT INTO "entries" VALUES('YtOsiHN_un6-',5,0,'king',-1,'[]','[["action", [0, 4], -1]]',0,1795124107906);
INSERT INTO "entries" VALUES('YtOsiHN_un6-',6,0,'liege',-1,'[]','[["king-called", [0, 7], -1], ["marker", [1, 29], -1], ["empty", [7], -1], ["turn", [1], -1]]',0,1795124107906);
INSERT INTO "entries" VALUES('YtOsiHN_un6-',7,1,'congress',-1,'[]','[["action", [1, 3], -1]]',0,1795124107906);
INSERT INTO "entries" VALUES('YtOsiHN_un6-',8,1,'supply',-1,'[]','[["congress-supply", [1], -1], ["round", [3], -1], ["turn", [0], -1]]',0,1795124107906);
INSERT INTO "entries" VALUES('YtOsiHN_un6-',9,0,'place',-1,'[]','[["action", [0, 1], -1]]',0,1795124107906);
INSERT INTO "entries" VALUES('YtOsiHN_un6-',10,0,'east-flanders',-1,'[]','[["placed", [0, 1], -1]]',0,1795124107906);
INSERT INTO "entries" VALUES('YtOsiHN_un6-',11,0,'disc',-1,'[]','[["placed", [0, 1], -1]]',0,1795124107906);
INSERT INTO "entries" VALUES('YtOsiHN_un6-',12,0,'done',-1,'[]','[["turn", [1], -1]]',0,1795124107906);
INSERT INTO "entries" VALUES('YtOsiHN_un6-',13,1,'king',-1,'[]','[["action", [1, 4], -1]]',0,1795124107906);
INSERT INTO "entries" VALUES('YtOsiHN_un6-',14,1,'luxembourg',-1,'[]','[["king-steps", [1, 7, 8], -1]]',0,1795124107906);
INSERT INTO "entries" VALUES('YtOsiHN_un6-',15,1,'done',-1,'[]','[["marker", [2, 27], -1], ["empty", [8], -1], ["round", [4], -1], ["turn", [0], -1]]',0,1795124107906);
INSERT INTO "entries" VALUES('YtOsiHN_un6-',16,0,'coins',-1,'[]','[["action", [0, 5], -1], ["coins", [0, 3], -1], ["turn", [1], -1]]',0,1795124107906);
INSERT INTO "entries" VALUES('YtOsiHN_un6-',17,1,'place',-1,'[]','[["action", [1, 1], -1]]',0,1795124107906);
INSERT INTO "entries" VALUES('YtOsiHN_un6-',18,1,'limburg',-1,'[]','[["placed", [1, 3], -1]]',0,1795124107906);
INSERT INTO "entries" VALUES('YtOsiHN_un6-',19,1,'done',-1,'[]','[["round", [5], -1], ["turn", [0], -1]]',0,1795124107906);
INSERT INTO "entries" VALUES('YtOsiHN_un6-',20,0,'congress',-1,'[]','[["action", [0, 3], -1]]',0,1795124107906);
INSERT INTO "entries" VALUES('YtOsiHN_un6-',21,0,'supply',-1,'[]','[["congress-supply", [0], -1], ["turn", [1], -1]]',0,1795124107906);
INSERT INTO "entries" VALUES('YtOsiHN_un6-',22,1,'factory',-1,'[]','[["action", [1, 0], -1]]',0,1795124107906);
INSERT INTO "entries" VALUES('YtOsiHN_un6-',23,1,'textile',-1,'[]','[]',0,1795124107906);
INSERT INTO "entries" VALUES('YtOsiHN_un6-',24,1,'luxembourg',-1,'[]','[["factory", [1, 0, 8], -1], ["medal", [1, 8], -1]]',0,1795124107906);
INSERT INTO "entries" VALUES('YtOsiHN_un6-',25,1,'done',-1,'[]','[["round", [6], -1], ["turn", [0], -1]]',0,1795124107906);
INSERT INTO "entries" VALUES('YtOsiHN_un6-',26,0,'coins',-1,'[]','[["action", [0, 5], -1], ["coins", [0, 3], -1], ["turn", [1], -1]]',0,1795124107906);
INSERT INTO "entries" VALUES('YtOsiHN_un6-',27,1,'move',-1,'[]','[["action", [1, 2], -1]]',0,1795124107906);
INSERT INTO "entries" VALUES('YtOsiHN_un6-',28,1,'loan',-1,'[]','[["loan", [1], -1]]',0,1795124107906);
INSERT INTO "entries" VALUES('YtOsiHN_un6-',29,1,'limburg',-1,'[]','[]',0,1795124107906);
INSERT INTO "entries" VALUES('YtOsiHN_un6-',30,1,'repay',-1,'[]','[["repaid", [1], -1]]',0,1795124107906);
INSERT INTO "entries" VALUES('YtOsiHN_un6-',31,1,'antwerp',-1,'[]','[["moved", [1, 3, 2], -1]]',0,1795124107906);
INSERT INTO "entries" VALUES('YtOsiHN_un6-',32,1,'antwerp',-1,'[]','[]',0,1795124107906);
INSERT INTO "entries" VALUES('YtOsiHN_un6-',33,1,'brabant',-1,'[]','[["moved", [1, 2, 4], -1]]',0,1795124107906);
INSERT INTO "entries" VALUES('YtOsiHN_un6-',34,1,'loan',-1,'[]','[["loan", [1], -1]]',0,1795124107906);
INSERT INTO "entries" VALUES('YtOsiHN_un6-',35,1,'done',-1,'[]','[]',0,1795124107906);
INSERT INTO "entries" VALUES('YtOsiHN_un6-',36,1,'repay',-1,'[]','[["repaid", [1], -1]]',0,1795124107906);
INSERT INTO "entries" VALUES('YtOsiHN_un6-',37,1,'done',-1,'[]','[["round", [7], -1], ["turn", [0], -1]]',0,1795124107906);
INSERT INTO "entries" VALUES('YtOsiHN_un6-',38,0,'place',-1,'[]','[["action", [0, 1], -1]]',0,1795124107906);
INSERT INTO "entries" VALUES('YtOsiHN_un6-',39,0,'liege',-1,'[]','[["placed", [0, 7], -1]]',0,1795124107906);
INSERT INTO "entries" VALUES('YtOsiHN_un6-',40,0,'disc',-1,'[]','[["placed", [0, 7], -1]]',0,1795124107906);
INSERT INTO "entries" VALUES('YtOsiHN_un6-',41,0,'done',-1,'[]','[["turn", [1], -1]]',0,1795124107906);
INSERT INTO "entries" VALUES('YtOsiHN_un6-',42,1,'coins',-1,'[]','[["action", [1, 5], -1], ["coins", [1, 3], -1]]',0,1795124107906);
INSERT INTO "entries" VALUES('YtOsiHN_un6-',43,1,'done',-1,'[]','[["round", [8], -1], ["turn", [0], -1]]',0,1795124107906);
INSERT INTO "entries" VALUES('YtOsiHN_un6-',44,0,'move',-1,'[]','[["action", [0, 2], -1]]',0,1795124107906);
INSERT INTO "entries" VALUES('YtOsiHN_un6-',45,0,'liege',-1,'[]','[]',0,1795124107906);
INSERT INTO "entries" VALUES('YtOsiHN_un6-',46,0,'supply',-1,'[]','[["home", [0, 7], -1]]',0,1795124107906);
INSERT INTO "entries" VALUES('YtOsiHN_un6-',47,0,'liege',-1,'[]','[]',0,1795124107906);
INSERT INTO "entries" VALUES('YtOsiHN_un6-',48,0,'luxembourg',-1,'[]','[["moved", [0, 7, 8], -1]]',0,1795124107906);
INSERT INTO "entries" VALUES('YtOsiHN_un6-',49,0,'luxembourg',-1,'[]','[]',0,1795124107906);
INSERT INTO "entries" VALUES('YtOsiHN_un6-',50,0,'liege',-1,'[]','[["moved", [0, 8, 7], -1]]',0,1795124107906);
INSERT INTO "entries" VALUES('YtOsiHN_un6-',51,0,'done',-1,'[]','[["turn", [1], -1]]',0,1795124107906);
INSERT INTO "entries" VALUES('YtOsiHN_un6-',52,1,'congress',-1,'[]','[["action", [1, 3], -1]]',0,1795124107906);
INSERT INTO "entries" VALUES('YtOsiHN_un6-',53,1,'brabant',-1,'[]','[["congress-province", [1, 4], -1]]',0,1795124107906);
INSERT INTO "entries" VALUES('YtOsiHN_un6-',54,1,'loan',-1,'[]','[["loan", [1], -1]]',0,1795124107906);
INSERT INTO "entries" VALUES('YtOsiHN_un6-',55,1,'repay',-1,'[]','[["repaid", [1], -1]]',0,1795124107906);
INSERT INTO "entries" VALUES('YtOsiHN_un6-',56,1,'done',-1,'[]','[["round", [9], -1], ["turn", [0], -1]]',0,1795124107906);
INSERT INTO "entries" VALUES('YtOsiHN_un6-',57,0,'coins',-1,'[]','[["action", [0, 5], -1], ["coins", [0, 3], -1], ["turn", [1], -1]]',0,1795124107906);
INSERT INTO "entries" VALUES('YtOsiHN_un6-',58,1,'place',-1,'[]','[["action", [1, 1], -1]]',0,1795124107906);
INSERT INTO "entries" VALUES('YtOsiHN_un6-',59,1,'namur',-1,'[]','[["placed", [1, 6], -1]]',0,1795124107906);
INSERT INTO "entries" VALUES('YtOsiHN_un6-',60,1,'disc',-1,'[]','[["placed", [1, 6], -1]]',0,1795124107906);
INSERT INTO "entries" VALUES('YtOsiHN_un6-',61,1,'loan',-1,'[]','[["loan", [1], -1]]',0,1795124107906);
INSERT INTO "entries" VALUES('YtOsiHN_un6-',62,1,'done',-1,'[]','[]',0,1795124107906);
INSERT INTO "entries" VALUES('YtOsiHN_un6-',63,1,'repay',-1,'[]','[["repaid", [1], -1]]',0,1795124107906);
INSERT INTO "entries" VALUES('YtOsiHN_un6-',64,1,'loan',-1,'[]','[["loan", [1], -1]]',0,1795124107906);
INSERT INTO "entries" VALUES('YtOsiHN_un6-',65,1,'done',-1,'[]','[["round", [10], -1], ["turn", [0], -1]]',0,1795124107906);
INSERT INTO "entries" VALUES('YtOsiHN_un6-',66,0,'king',-1,'[]','[["action", [0, 4], -1]]',0,1795124107906);
INSERT INTO "entries" VALUES('YtOsiHN_un6-',67,0,'namur',-1,'[]','[["king-steps", [0, 8, 6], -1]]',0,1795124107906);
INSERT INTO "entries" VALUES('YtOsiHN_un6-',68,0,'brabant',-1,'[]','[["king-steps", [0, 6, 4], -1]]',0,1795124107906);
INSERT INTO "entries" VALUES('YtOsiHN_un6-',69,0,'hainaut',-1,'[]','[["king-steps", [0, 4, 5], -1]]',0,1795124107906);
CREATE TABLE guests (id TEXT PRIMARY KEY, name TEXT NOT NULL, since INTEGER NOT NULL) WITHOUT ROWID;
INSERT INTO "guests" VALUES('gHRCPPO4Gz1YvHw3','Ann',1795124107903);
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
INSERT INTO "lines" VALUES(1,'YtOsiHN_un6-','players','gHRCPPO4Gz1YvHw3',0,-1,'hello',1795124107906);
CREATE TABLE notes (id TEXT NOT NULL, guest TEXT NOT NULL, text TEXT NOT NULL, PRIMARY KEY (id, guest)) WITHOUT ROWID;
INSERT INTO "notes" VALUES('YtOsiHN_un6-','gHRCPPO4Gz1YvHw3','a note');
CREATE TABLE requests (
    scope TEXT NOT NULL,
    request TEXT NOT NULL,
    result TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (scope, request)
) WITHOUT ROWID;
INSERT INTO "requests" VALUES('YtOsiHN_un6- gHRCPPO4Gz1YvHw3','all','',1795124107906);
INSERT INTO "requests" VALUES('open gHRCPPO4Gz1YvHw3','open','YtOsiHN_un6-',1795124107904);
CREATE TABLE seats (
    id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    guest TEXT NOT NULL,
    bot TEXT NOT NULL,
    stand_in TEXT NOT NULL,
    PRIMARY KEY (id, seat)
) WITHOUT ROWID;
INSERT INTO "seats" VALUES('YtOsiHN_un6-',0,'gHRCPPO4Gz1YvHw3','','');
INSERT INTO "seats" VALUES('YtOsiHN_un6-',1,'gHRCPPO4Gz1YvHw3','','');
CREATE TABLE snapshots (
    id TEXT NOT NULL,
    number INTEGER NOT NULL,
    view TEXT NOT NULL,
    PRIMARY KEY (id, number)
);
INSERT INTO "snapshots" VALUES('YtOsiHN_un6-',0,'{"setup": {"game": "foreign-king", "rules": 1, "seats": ["red", "blue"], "options": {"extended": 0, "three-queen": 0, "german-queen": 0, "bank": 0, "silent-third": 0, "factory-appearance": 0}, "board": ""}, "seat": null, "open": true, "over": false, "stack": [{"step": "next-turn", "numbers": []}, {"step": "after-action", "numbers": [0]}, {"step": "action", "numbers": [0]}], "discs": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "supply": [15, 15, 15], "score": [0, 0, 0], "congress": [0, 0], "money": [5, 6], "up": [0, 0], "down": [0, 0], "pawns": [-1, -1, -1, -1, -1, -1, -1, -1], "order": [0, 1], "active": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "idle": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "stock": [5, 5], "moved": [0, 0, 0, 0, 0, 0, 0, 0, 0], "bank": 0, "king": -1, "marker": 30, "round": 1, "turn": 1, "mover": 0, "order_pawn": -1, "order_queen": -1, "ended": 0, "awards": []}');
INSERT INTO "snapshots" VALUES('YtOsiHN_un6-',50,'{"setup": {"game": "foreign-king", "rules": 1, "seats": ["red", "blue"], "options": {"extended": 0, "three-queen": 0, "german-queen": 0, "bank": 0, "silent-third": 0, "factory-appearance": 0}, "board": ""}, "seat": null, "open": true, "over": false, "stack": [{"step": "next-turn", "numbers": []}, {"step": "after-action", "numbers": [0]}, {"step": "move-to", "numbers": [0, 7, 8]}], "discs": [0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0], "supply": [9, 13, 15], "score": [0, 0, 0], "congress": [1, 1], "money": [6, 6], "up": [0, 1], "down": [0, 0], "pawns": [-1, -1, 0, -1, -1, 1, -1, -1], "order": [0, 1], "active": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0], "idle": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "stock": [4, 5], "moved": [0, 0, 0, 0, 0, 0, 0, 0, 1], "bank": 0, "king": 8, "marker": 27, "round": 8, "turn": 1, "mover": 0, "order_pawn": -1, "order_queen": -1, "ended": 0, "awards": []}');
CREATE TABLE states (
    id TEXT PRIMARY KEY,
    moved INTEGER NOT NULL,
    asked INTEGER NOT NULL,
    matters TEXT NOT NULL
) WITHOUT ROWID;
INSERT INTO "states" VALUES('YtOsiHN_un6-',1795124107906,1,'{"turns": [69, 77], "unconfirmed": -1, "vote": null, "ahead": [], "standing": [], "muted": {}, "notices": [["begun", -1, "", 1795124107906]]}');
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    rules INTEGER NOT NULL,
    phase TEXT NOT NULL,
    listed INTEGER NOT NULL,
    since INTEGER NOT NULL,
    facts TEXT NOT NULL
) WITHOUT ROWID;
INSERT INTO "tables" VALUES('YtOsiHN_un6-','foreign-king',1,'playing',0,1795124107904,'{"colours": ["red", "blue"], "options": {"extended": 0, "three-queen": 0, "german-queen": 0, "bank": 0, "silent-third": 0, "factory-appearance": 0}, "board": "", "settings": {"pace": "live", "listed": false, "spectators": true, "confirm": false, "private": false}, "host": "gHRCPPO4Gz1YvHw3", "secret": "84b071b989f03aaaa4fe62d2cd90f0c9d913fe5cc8b0515d2a694c5bc679b00f", "words": ["", ""], "rematch": "", "commitment": "d70e91ec3f83dfea7bbbcfae8750652f441897dcf9e2fd4f6e440347a1639fe8", "ending": "", "places": [], "draws": [["order", 2, 1]], "events": [["first", [0], -1], ["round", [1], -1], ["turn", [0], -1]]}');
CREATE INDEX tables_listed ON tables (since) WHERE listed AND phase = 'gathering';
CREATE INDEX tables_playing ON tables (id) WHERE phase = 'playing';
CREATE INDEX seats_guest ON seats (guest) WHERE guest != '';
CREATE INDEX lines_table ON lines (id, serial);
COMMIT;
PRAGMA user_version = 2;
