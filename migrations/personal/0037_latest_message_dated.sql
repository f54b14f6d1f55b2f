-- A version from before 0036, which may run beside this one or come back, writes no `latest_at`: its requests would stand
-- last, and be of 1970.
CREATE TRIGGER inbox_dated AFTER INSERT ON inbox WHEN NEW.latest_at = 0
BEGIN
	UPDATE inbox SET latest_at = NEW.arrived_at WHERE submission_id = NEW.submission_id;
END;

CREATE TRIGGER inbox_messages_dated AFTER INSERT ON inbox_notes WHEN NEW.kind = 'message' AND NEW.automatic = 0
BEGIN
	UPDATE inbox SET latest_at = max(latest_at, NEW.at) WHERE submission_id = NEW.submission_id;
END;

UPDATE inbox SET latest_at = max(latest_at, arrived_at, coalesce(
	(SELECT max(at) FROM inbox_notes AS n WHERE n.submission_id = inbox.submission_id AND n.kind = 'message' AND n.automatic = 0),
	0
));
