-- What visitors ask, and the emails that follow from it. Times are epoch seconds.

CREATE TABLE submissions (
	id TEXT PRIMARY KEY,
	form TEXT NOT NULL,
	language TEXT NOT NULL,
	property_id INTEGER,
	project_id INTEGER,
	-- what was filled in, as JSON
	data TEXT NOT NULL CHECK (json_valid(data)),
	created_at INTEGER NOT NULL,
	-- when the night's work removes it; null while something else decides (a newsletter, a testimonial)
	expires_at INTEGER
) STRICT, WITHOUT ROWID;

CREATE INDEX submissions_by_end ON submissions (expires_at) WHERE expires_at IS NOT NULL;
CREATE INDEX submissions_by_property ON submissions (property_id, created_at) WHERE property_id IS NOT NULL;

-- Every address that a submission names, so that its people can be found, told and forgotten.
CREATE TABLE submission_emails (
	email TEXT NOT NULL COLLATE NOCASE,
	submission_id TEXT NOT NULL,
	PRIMARY KEY (email, submission_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX submission_emails_by_submission ON submission_emails (submission_id);

-- Files in the private bucket, by key.
CREATE TABLE files (
	key TEXT PRIMARY KEY,
	submission_id TEXT NOT NULL,
	field TEXT NOT NULL,
	name TEXT NOT NULL,
	type TEXT NOT NULL,
	size INTEGER NOT NULL,
	created_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX files_by_submission ON files (submission_id);

-- The answer that a repeated request gets again.
CREATE TABLE idempotency (
	-- form and key, as a digest
	id TEXT PRIMARY KEY,
	-- digest of what was sent, less the captcha
	body TEXT NOT NULL,
	status INTEGER NOT NULL,
	answer TEXT NOT NULL,
	expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX idempotency_by_end ON idempotency (expires_at);

-- Captchas that have been used up: by an accepted submission or by a wrong answer.
CREATE TABLE spent_captchas (
	id TEXT PRIMARY KEY,
	expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX spent_captchas_by_end ON spent_captchas (expires_at);

-- Accepted submissions, as limits count them. The subject is a digest of an address.
CREATE TABLE limit_hits (
	subject TEXT NOT NULL,
	at INTEGER NOT NULL,
	id TEXT NOT NULL,
	most INTEGER NOT NULL,
	-- seconds
	span INTEGER NOT NULL,
	PRIMARY KEY (subject, at, id)
) STRICT, WITHOUT ROWID;

CREATE INDEX limit_hits_by_time ON limit_hits (at);

-- Requests that arrive at once are counted one after the other here, whatever each saw before.
CREATE TRIGGER limit_hits_most BEFORE INSERT ON limit_hits
WHEN (SELECT count(*) FROM limit_hits WHERE subject = NEW.subject AND at > NEW.at - NEW.span) >= NEW.most
BEGIN
	SELECT RAISE(ABORT, 'limit-reached');
END;

-- One request for a property's documents per person, as long as its links work.
CREATE TABLE document_requests (
	property_id INTEGER NOT NULL,
	email TEXT NOT NULL COLLATE NOCASE,
	submission_id TEXT NOT NULL,
	expires_at INTEGER NOT NULL,
	PRIMARY KEY (property_id, email)
) STRICT, WITHOUT ROWID;

-- Places taken in the agency's slots. A slot that leaves the feed keeps its bookings, so its times are kept here too.
CREATE TABLE bookings (
	id TEXT PRIMARY KEY,
	slot_id TEXT NOT NULL,
	property_id INTEGER NOT NULL,
	starts_at INTEGER NOT NULL,
	ends_at INTEGER NOT NULL,
	submission_id TEXT,
	language TEXT NOT NULL,
	first_name TEXT,
	last_name TEXT,
	email TEXT COLLATE NOCASE,
	state TEXT NOT NULL CHECK (state IN ('confirmed', 'cancelled')),
	created_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX bookings_by_slot ON bookings (slot_id, state);
CREATE INDEX bookings_by_property ON bookings (property_id, starts_at);
CREATE INDEX bookings_by_start ON bookings (starts_at);

-- No place is given twice: whoever asks for one more than there are is refused, with the rest of his batch.
CREATE TRIGGER bookings_capacity BEFORE INSERT ON bookings
WHEN NEW.state = 'confirmed' AND (
	SELECT count(*) FROM bookings WHERE slot_id = NEW.slot_id AND state = 'confirmed'
) >= coalesce((SELECT capacity FROM appointment_slots WHERE id = NEW.slot_id AND property_id = NEW.property_id), 0)
BEGIN
	SELECT RAISE(ABORT, 'slot-full');
END;

CREATE TRIGGER bookings_capacity_moved BEFORE UPDATE OF slot_id, state ON bookings
WHEN NEW.state = 'confirmed' AND (OLD.state <> 'confirmed' OR OLD.slot_id <> NEW.slot_id) AND (
	SELECT count(*) FROM bookings WHERE slot_id = NEW.slot_id AND state = 'confirmed'
) >= coalesce((SELECT capacity FROM appointment_slots WHERE id = NEW.slot_id AND property_id = NEW.property_id), 0)
BEGIN
	SELECT RAISE(ABORT, 'slot-full');
END;

CREATE TABLE newsletter_subscriptions (
	email TEXT PRIMARY KEY COLLATE NOCASE,
	id TEXT NOT NULL UNIQUE,
	first_name TEXT NOT NULL,
	last_name TEXT NOT NULL,
	language TEXT NOT NULL,
	state TEXT NOT NULL CHECK (state IN ('pending', 'confirmed')),
	created_at INTEGER NOT NULL,
	confirmed_at INTEGER
) STRICT, WITHOUT ROWID;

-- What somebody looks for.
CREATE TABLE saved_searches (
	id TEXT PRIMARY KEY,
	submission_id TEXT NOT NULL,
	email TEXT NOT NULL COLLATE NOCASE,
	first_name TEXT NOT NULL,
	last_name TEXT NOT NULL,
	language TEXT NOT NULL,
	state TEXT NOT NULL CHECK (state IN ('pending', 'active', 'paused')),
	goal TEXT NOT NULL CHECK (goal IN ('sale', 'rent')),
	frequency TEXT NOT NULL CHECK (frequency IN ('instant', 'daily', 'weekly')),
	-- the wishes of the form, as JSON
	criteria TEXT NOT NULL CHECK (json_valid(criteria)),
	created_at INTEGER NOT NULL,
	-- the last time its owner said that it is his
	confirmed_at INTEGER
) STRICT, WITHOUT ROWID;

CREATE INDEX saved_searches_by_email ON saved_searches (email);
CREATE INDEX saved_searches_by_state ON saved_searches (state, created_at);

CREATE TABLE testimonials (
	id TEXT PRIMARY KEY,
	submission_id TEXT NOT NULL,
	name TEXT NOT NULL,
	about TEXT,
	website TEXT,
	comment TEXT NOT NULL,
	language TEXT NOT NULL,
	image_key TEXT,
	image_type TEXT,
	state TEXT NOT NULL CHECK (state IN ('new', 'approved')),
	created_at INTEGER NOT NULL,
	approved_at INTEGER
) STRICT, WITHOUT ROWID;

CREATE INDEX testimonials_approved ON testimonials (approved_at DESC) WHERE state = 'approved';


-- What a form without scripts held when it came back with faults, for the quarter of an hour it may take to mend them.
CREATE TABLE form_states (
	-- digest of the name in the visitor's cookie
	id TEXT PRIMARY KEY,
	state TEXT NOT NULL CHECK (json_valid(state)),
	expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX form_states_by_end ON form_states (expires_at);

CREATE TABLE consent_log (
	id TEXT PRIMARY KEY,
	at INTEGER NOT NULL,
	policy_version TEXT NOT NULL,
	analytics INTEGER NOT NULL,
	marketing INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX consent_log_by_time ON consent_log (at);

-- Emails to send, in the order of their numbers. An email is rendered when it is written here.
CREATE TABLE outbox (
	seq INTEGER PRIMARY KEY AUTOINCREMENT,
	id TEXT NOT NULL UNIQUE,
	submission_id TEXT,
	form TEXT NOT NULL,
	language TEXT NOT NULL,
	recipient TEXT NOT NULL COLLATE NOCASE,
	reply_to TEXT,
	subject TEXT NOT NULL,
	text TEXT NOT NULL,
	html TEXT NOT NULL,
	-- as JSON
	headers TEXT NOT NULL CHECK (json_valid(headers)),
	-- [{ filename, type, size, key }] in the private bucket, as JSON
	attachments TEXT NOT NULL CHECK (json_valid(attachments)),
	-- answers to a visitor go before emails that nobody waits for
	priority INTEGER NOT NULL DEFAULT 0,
	status TEXT NOT NULL CHECK (status IN ('queued', 'sending', 'sent', 'failed')),
	attempts INTEGER NOT NULL DEFAULT 0,
	next_attempt_at INTEGER NOT NULL,
	fault TEXT,
	created_at INTEGER NOT NULL,
	sent_at INTEGER
) STRICT;

CREATE INDEX outbox_waiting ON outbox (priority, seq) WHERE status IN ('queued', 'sending');
CREATE INDEX outbox_by_submission ON outbox (submission_id);
CREATE INDEX outbox_by_recipient ON outbox (recipient);
CREATE INDEX outbox_by_time ON outbox (created_at);

-- Whoever delivers the outbox: one at a time, so that the order holds.
CREATE TABLE outbox_lease (
	name TEXT PRIMARY KEY,
	holder TEXT NOT NULL,
	expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

INSERT INTO outbox_lease (name, holder, expires_at) VALUES ('outbox', '', 0);
