-- The import's own book-keeping.

CREATE TABLE import_runs (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	-- staging: reading the feed; planned: may be applied, and resumed if cut off
	state TEXT NOT NULL CHECK (state IN ('staging', 'planned', 'done', 'failed', 'refused')),
	started_at INTEGER NOT NULL,
	finished_at INTEGER,
	-- every page was read: only such a run may count absences
	complete INTEGER NOT NULL DEFAULT 0,
	pages INTEGER NOT NULL DEFAULT 0,
	applied_pages INTEGER NOT NULL DEFAULT 0,
	read INTEGER NOT NULL DEFAULT 0,
	created INTEGER NOT NULL DEFAULT 0,
	changed INTEGER NOT NULL DEFAULT 0,
	unchanged INTEGER NOT NULL DEFAULT 0,
	withdrawn INTEGER NOT NULL DEFAULT 0,
	rejected INTEGER NOT NULL DEFAULT 0,
	message TEXT
) STRICT;

CREATE INDEX import_runs_by_state ON import_runs (state, id);

-- What the agency should look at: records that were rejected, and remarks on records that went in.
CREATE TABLE import_findings (
	run_id INTEGER NOT NULL,
	position INTEGER NOT NULL,
	finding TEXT NOT NULL CHECK (finding IN ('rejected', 'remark')),
	kind TEXT NOT NULL,
	record_id TEXT NOT NULL,
	reason TEXT NOT NULL,
	PRIMARY KEY (run_id, position)
) STRICT, WITHOUT ROWID;

-- One run at a time. A run that lost the lease is stopped by the fence, which every batch compares.
CREATE TABLE import_lease (
	name TEXT PRIMARY KEY,
	fence INTEGER NOT NULL,
	expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Records that the feed left out, and in how many complete runs in a row.
CREATE TABLE absences (
	kind TEXT NOT NULL CHECK (kind IN ('property', 'project', 'owner')),
	id INTEGER NOT NULL,
	runs INTEGER NOT NULL,
	last_run INTEGER NOT NULL,
	PRIMARY KEY (kind, id)
) STRICT, WITHOUT ROWID;
