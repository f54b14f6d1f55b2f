-- Leads for the agency's CRM, and emails to the agency that find another way. Times are epoch seconds.

-- A row is an email, or a lead: what the agency's CRM is to know of a submission, as JSON in `text`. A lead's recipient is
-- its contact's address, so that the order holds for each contact.
ALTER TABLE outbox ADD COLUMN kind TEXT NOT NULL DEFAULT 'email' CHECK (kind IN ('email', 'lead'));
ALTER TABLE outbox ADD COLUMN cc TEXT;
-- Of an email to the agency: where it goes next when it is refused, as JSON; null for an email to anybody else.
ALTER TABLE outbox ADD COLUMN fallbacks TEXT CHECK (fallbacks IS NULL OR json_valid(fallbacks));
-- How far a lead has come: the numbers that the CRM gave, and the fields that it refuses, as JSON.
ALTER TABLE outbox ADD COLUMN progress TEXT CHECK (progress IS NULL OR json_valid(progress));
-- Of one that has failed and that somebody has to know of: when they were told, and when they said so.
ALTER TABLE outbox ADD COLUMN alerted_at INTEGER;
ALTER TABLE outbox ADD COLUMN acknowledged_at INTEGER;

CREATE INDEX outbox_failures ON outbox (created_at)
	WHERE status = 'failed' AND acknowledged_at IS NULL AND (kind = 'lead' OR fallbacks IS NOT NULL);

-- The CRM and the email provider are down independently of each other.
INSERT INTO outbox_lease (name, holder, expires_at) VALUES ('leads', '', 0);

-- What the CRM has been given, so that an erasure can say what has to be erased there, and a change can find its entry.
CREATE TABLE handed_over_leads (
	lead_id TEXT PRIMARY KEY,
	submission_id TEXT,
	email TEXT NOT NULL COLLATE NOCASE,
	form TEXT NOT NULL,
	-- what later leads come back to, such as `booking:` and its id; null where nothing follows
	about TEXT,
	system TEXT NOT NULL,
	-- the numbers that the CRM gave, as JSON
	numbers TEXT NOT NULL CHECK (json_valid(numbers)),
	handed_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX handed_over_leads_by_email ON handed_over_leads (email);
CREATE INDEX handed_over_leads_by_subject ON handed_over_leads (about, handed_at) WHERE about IS NOT NULL;
CREATE INDEX handed_over_leads_by_time ON handed_over_leads (handed_at);

-- The owner sees what is asked about the property on the site, without anything of who asked.
CREATE TRIGGER submissions_seen_by_owner AFTER INSERT ON submissions
WHEN NEW.property_id IS NOT NULL
	AND NEW.form IN ('contact-me', 'contact-construction', 'contact-visit', 'request-documents')
BEGIN
	INSERT INTO history (id, property_id, kind, at, type, status, source, hash)
	VALUES (
		'site-' || lower(hex(randomblob(12))), NEW.property_id, 'communication', NEW.created_at,
		CASE NEW.form WHEN 'contact-visit' THEN 'visit-request' WHEN 'request-documents' THEN 'document-request' ELSE 'question' END,
		'received', 'Website', ''
	);
END;
