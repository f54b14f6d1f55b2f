-- Forms that the site sends to itself every hour; kept for a week. What came of each is all that is left of it.
CREATE TABLE canaries (
	-- that of its submission
	id TEXT PRIMARY KEY,
	-- epoch seconds
	sent_at INTEGER NOT NULL,
	-- null: not yet, or not at all
	arrived_at INTEGER,
	-- null: it is under way, or has arrived
	fault TEXT
) STRICT, WITHOUT ROWID;
CREATE INDEX canaries_by_time ON canaries (sent_at);

-- What people do for the site and nothing else can know of: when they last did it, and who noted it.
CREATE TABLE chores (
	name TEXT PRIMARY KEY CHECK (name IN ('backup', 'restore')),
	done_at INTEGER NOT NULL,
	staff_name TEXT NOT NULL
) STRICT, WITHOUT ROWID;
