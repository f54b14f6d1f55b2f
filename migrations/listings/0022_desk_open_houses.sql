-- Open days that the desk has opened: each import adds them to the record of their property.
CREATE TABLE desk_open_houses (
	-- `desk-…`, which no other system's begin with
	id TEXT PRIMARY KEY,
	property_id INTEGER NOT NULL,
	-- epoch seconds
	starts_at INTEGER NOT NULL,
	ends_at INTEGER NOT NULL,
	-- null: no limit
	capacity INTEGER,
	-- whether visitors register
	registration INTEGER NOT NULL CHECK (registration IN (0, 1))
) STRICT, WITHOUT ROWID;
CREATE INDEX desk_open_houses_by_property ON desk_open_houses (property_id);
