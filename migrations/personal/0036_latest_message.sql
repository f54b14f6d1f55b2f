-- When the visitor last wrote, by the form or by email: what has waited least stands first.
ALTER TABLE inbox ADD COLUMN latest_at INTEGER NOT NULL DEFAULT 0;
UPDATE inbox SET latest_at = coalesce(
	(SELECT max(at) FROM inbox_notes AS n WHERE n.submission_id = inbox.submission_id AND n.kind = 'message' AND n.automatic = 0),
	arrived_at
);
CREATE INDEX inbox_by_latest ON inbox (latest_at);
