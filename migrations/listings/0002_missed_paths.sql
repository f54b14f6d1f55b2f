-- How often a path was asked for that the site does not have. Not beside what people have sent: whoever asks for paths at
-- random makes nobody's form wait, and nothing is lost with it.
CREATE TABLE missed_paths (
	path TEXT PRIMARY KEY,
	n INTEGER NOT NULL,
	last_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
