-- When the visitor last wrote, by the form or by email: what has waited least stands first.
ALTER TABLE inbox ADD COLUMN latest_at INTEGER NOT NULL DEFAULT 0;
UPDATE inbox SET latest_at = coalesce(
	(SELECT max(at) FROM inbox_notes AS n WHERE n.submission_id = inbox.submission_id AND n.kind = 'message' AND n.automatic = 0),
	arrived_at
);
CREATE INDEX inbox_by_latest ON inbox (latest_at);

-- Triggers, as a version from before this column may run beside this one or come back, and writes none.
CREATE TRIGGER inbox_dated AFTER INSERT ON inbox WHEN NEW.latest_at = 0
BEGIN
	UPDATE inbox SET latest_at = NEW.arrived_at WHERE submission_id = NEW.submission_id;
END;

CREATE TRIGGER inbox_messages_dated AFTER INSERT ON inbox_notes WHEN NEW.kind = 'message' AND NEW.automatic = 0
BEGIN
	UPDATE inbox SET latest_at = max(latest_at, NEW.at) WHERE submission_id = NEW.submission_id;
END;
