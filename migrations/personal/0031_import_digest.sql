-- What the agency was told of its import: each finding once, for as long as it lasts.
CREATE TABLE digested_findings (
	finding TEXT NOT NULL,
	kind TEXT NOT NULL,
	record_id TEXT NOT NULL,
	reason TEXT NOT NULL,
	PRIMARY KEY (finding, kind, record_id, reason)
) STRICT, WITHOUT ROWID;

-- The mornings that are done with.
CREATE TABLE import_digests (
	day TEXT PRIMARY KEY
) STRICT, WITHOUT ROWID;
