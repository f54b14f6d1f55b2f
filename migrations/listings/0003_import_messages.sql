-- What imports tell is a code with its values, worded where it is read. Findings are made again by the next run.

DROP TABLE import_findings;

-- What the agency should look at: records that were rejected, and remarks on records that went in.
CREATE TABLE import_findings (
	run_id INTEGER NOT NULL,
	position INTEGER NOT NULL,
	finding TEXT NOT NULL CHECK (finding IN ('rejected', 'remark')),
	kind TEXT NOT NULL,
	record_id TEXT NOT NULL,
	-- app/domain/imports/message.ts, as JSON
	message TEXT NOT NULL CHECK (json_valid(message)),
	PRIMARY KEY (run_id, position)
) STRICT, WITHOUT ROWID;

ALTER TABLE import_runs DROP COLUMN message;

-- why it did not come to its end: app/domain/imports/message.ts, as JSON
ALTER TABLE import_runs ADD COLUMN message TEXT CHECK (message IS NULL OR json_valid(message));
