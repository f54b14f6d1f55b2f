CREATE TABLE owners (
	id INTEGER PRIMARY KEY,
	username TEXT NOT NULL COLLATE NOCASE,
	email TEXT NOT NULL COLLATE NOCASE,
	first_name TEXT,
	last_name TEXT,
	language TEXT,
	-- suspended: no sign-in, because the agency's system no longer knows the owner
	state TEXT NOT NULL CHECK (state IN ('active', 'suspended')),
	hash TEXT NOT NULL
) STRICT;
CREATE INDEX owners_by_username ON owners (username);
CREATE INDEX owners_by_email ON owners (email);

CREATE TABLE owner_properties (
	owner_id INTEGER NOT NULL,
	property_id INTEGER NOT NULL,
	PRIMARY KEY (owner_id, property_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX owner_properties_by_property ON owner_properties (property_id, owner_id);

CREATE TABLE history (
	id TEXT PRIMARY KEY,
	property_id INTEGER NOT NULL,
	kind TEXT NOT NULL,
	-- epoch seconds
	at INTEGER NOT NULL,
	type TEXT,
	contact_person TEXT,
	-- by language, as JSON
	subject TEXT,
	comment TEXT,
	status TEXT,
	source TEXT,
	hash TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX history_by_property ON history (property_id, at DESC, id);
CREATE INDEX history_by_kind ON history (property_id, kind, at DESC, id);
-- What is kept of a person is found by his address or, in properties' histories, by his name.
CREATE INDEX history_by_contact ON history (contact_person) WHERE contact_person IS NOT NULL;

CREATE TABLE appointment_slots (
	id TEXT PRIMARY KEY,
	property_id INTEGER NOT NULL,
	-- epoch seconds
	starts_at INTEGER NOT NULL,
	ends_at INTEGER NOT NULL,
	-- gross: the site's own bookings are subtracted
	capacity INTEGER NOT NULL,
	-- the pattern of the desk that it was opened by; null for the agency's system, whose import touches no other
	pattern_id TEXT
) STRICT, WITHOUT ROWID;
CREATE INDEX appointment_slots_by_property ON appointment_slots (property_id, starts_at);
CREATE INDEX appointment_slots_by_pattern ON appointment_slots (pattern_id, starts_at) WHERE pattern_id IS NOT NULL;

-- Viewing times that the desk has opened, week after week; the slots of the coming weeks are made of them.
CREATE TABLE viewing_patterns (
	id TEXT PRIMARY KEY,
	property_id INTEGER NOT NULL,
	-- ISO, 1 is Monday
	weekday INTEGER NOT NULL CHECK (weekday BETWEEN 1 AND 7),
	-- hours in Brussels, `17:00`
	starts TEXT NOT NULL,
	ends TEXT NOT NULL,
	minutes INTEGER NOT NULL,
	capacity INTEGER NOT NULL,
	first_day TEXT NOT NULL,
	-- null: until it is closed
	last_day TEXT,
	-- the member of staff who shows the property; null for nobody in particular
	staff_id TEXT
) STRICT, WITHOUT ROWID;
CREATE INDEX viewing_patterns_by_property ON viewing_patterns (property_id);
CREATE INDEX viewing_patterns_by_staff ON viewing_patterns (staff_id) WHERE staff_id IS NOT NULL;

-- Days on which a property, or a member of staff, has no viewings: `property:4101`, `staff:…`.
CREATE TABLE viewing_closed_days (
	subject TEXT NOT NULL,
	day TEXT NOT NULL,
	PRIMARY KEY (subject, day)
) STRICT, WITHOUT ROWID;

-- Where a member of staff has his viewings in his own calendar. The address holds a secret, of which this is the hash; a new
-- one takes the place of the one before.
CREATE TABLE staff_calendars (
	staff_id TEXT PRIMARY KEY,
	hash TEXT NOT NULL UNIQUE,
	created_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

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
	created_at INTEGER NOT NULL,
	sequence INTEGER NOT NULL DEFAULT 0,
	remind_at INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX bookings_by_slot ON bookings (slot_id, state);
CREATE INDEX bookings_by_property ON bookings (property_id, starts_at);
CREATE INDEX bookings_by_start ON bookings (starts_at);
CREATE INDEX bookings_to_remind ON bookings (remind_at) WHERE remind_at IS NOT NULL AND state = 'confirmed';
CREATE INDEX bookings_by_email ON bookings (email) WHERE email IS NOT NULL;

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
	confirmed_at INTEGER,
	indexed INTEGER NOT NULL DEFAULT 0,
	due_at INTEGER,
	emails INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;
CREATE INDEX saved_searches_by_email ON saved_searches (email);
CREATE INDEX saved_searches_by_state ON saved_searches (state, created_at);
CREATE INDEX saved_searches_to_index ON saved_searches (id) WHERE state = 'active' AND indexed = 0;
CREATE INDEX saved_searches_due ON saved_searches (due_at) WHERE due_at IS NOT NULL;

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
	state TEXT NOT NULL CHECK (state IN ('new', 'approved', 'refused')),
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
	sent_at INTEGER,
	secret TEXT,
	saved_search_id TEXT,
	notified TEXT CHECK (notified IS NULL OR json_valid(notified)),
	kind TEXT NOT NULL DEFAULT 'email' CHECK (kind IN ('email', 'lead')),
	cc TEXT,
	fallbacks TEXT CHECK (fallbacks IS NULL OR json_valid(fallbacks)),
	-- of an email to the agency: { to, cc, fallbacks, replyTo } as it was written, as JSON
	addressed TEXT CHECK (addressed IS NULL OR json_valid(addressed)),
	progress TEXT CHECK (progress IS NULL OR json_valid(progress)),
	alerted_at INTEGER,
	acknowledged_at INTEGER
) STRICT;
CREATE INDEX outbox_waiting ON outbox (priority, seq) WHERE status IN ('queued', 'sending');
CREATE INDEX outbox_by_submission ON outbox (submission_id);
CREATE INDEX outbox_by_recipient ON outbox (recipient);
CREATE INDEX outbox_by_time ON outbox (created_at);
-- An email that cannot be sent holds up those to the same person, and nobody else.
CREATE INDEX outbox_waiting_by_recipient ON outbox (recipient, priority, seq) WHERE status IN ('queued', 'sending');
CREATE INDEX outbox_waiting_by_saved_search ON outbox (saved_search_id)
	WHERE saved_search_id IS NOT NULL AND status IN ('queued', 'sending');
-- Emails and leads to the agency that are given up: looked for by every health check.
CREATE INDEX outbox_failures ON outbox (created_at)
	WHERE status = 'failed' AND acknowledged_at IS NULL AND (kind = 'lead' OR fallbacks IS NOT NULL);

-- Whoever delivers the outbox: one at a time, so that the order holds.
CREATE TABLE outbox_lease (
	name TEXT PRIMARY KEY,
	holder TEXT NOT NULL,
	expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE owner_accounts (
	owner_id INTEGER PRIMARY KEY,
	-- null: none chosen yet
	password_hash TEXT,
	-- a session begun under an earlier epoch is over
	session_epoch INTEGER NOT NULL DEFAULT 0,
	-- a calendar address given out under an earlier epoch leads nowhere
	calendar_epoch INTEGER NOT NULL DEFAULT 0,
	weekly_summary INTEGER NOT NULL DEFAULT 0 CHECK (weekly_summary IN (0, 1)),
	-- Monday of the last week that was summed up by email
	summed_up_week TEXT,
	invited_at INTEGER
) STRICT;
CREATE INDEX owner_accounts_by_summary ON owner_accounts (weekly_summary, summed_up_week);

-- Single-use links; what the email holds is never stored, only its hash.
CREATE TABLE owner_links (
	hash TEXT PRIMARY KEY,
	owner_id INTEGER NOT NULL,
	purpose TEXT NOT NULL CHECK (purpose IN ('invitation', 'reset')),
	expires_at INTEGER NOT NULL,
	used_at INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX owner_links_by_owner ON owner_links (owner_id);

CREATE TABLE owner_sessions (
	id TEXT PRIMARY KEY,
	owner_id INTEGER NOT NULL,
	epoch INTEGER NOT NULL,
	-- browser and system, as far as the browser says
	device TEXT NOT NULL,
	created_at INTEGER NOT NULL,
	seen_at INTEGER NOT NULL,
	expires_at INTEGER NOT NULL,
	ended_at INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX owner_sessions_by_owner ON owner_sessions (owner_id, expires_at);
CREATE INDEX owner_sessions_by_expiry ON owner_sessions (expires_at);

CREATE TABLE owner_passkeys (
	-- the credential's id, base64url
	id TEXT PRIMARY KEY,
	owner_id INTEGER NOT NULL,
	public_key BLOB NOT NULL,
	counter INTEGER NOT NULL,
	-- JSON
	transports TEXT NOT NULL,
	device TEXT NOT NULL,
	created_at INTEGER NOT NULL,
	used_at INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX owner_passkeys_by_owner ON owner_passkeys (owner_id, created_at);

CREATE TABLE passkey_challenges (
	id TEXT PRIMARY KEY,
	challenge TEXT NOT NULL,
	-- null: a sign-in, where nobody is known yet
	owner_id INTEGER,
	expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Failed sign-ins of an account (by what was typed) and of an address, both as keyed hashes.
CREATE TABLE sign_in_failures (
	subject TEXT PRIMARY KEY,
	failures INTEGER NOT NULL,
	last_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Lives for one day: the secret that visitors' hashes of that day are made with.
CREATE TABLE page_view_salts (
	day TEXT PRIMARY KEY,
	salt TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- Lives for one day: who has been counted. A row that is new here is what counts a visit.
CREATE TABLE page_views_seen (
	day TEXT NOT NULL,
	property_id INTEGER NOT NULL,
	visitor TEXT NOT NULL,
	source TEXT NOT NULL,
	PRIMARY KEY (day, property_id, visitor)
) STRICT, WITHOUT ROWID;

-- One row a day, so that a month reads 31 rows whatever the number of sources.
CREATE TABLE page_view_days (
	property_id INTEGER NOT NULL,
	day TEXT NOT NULL,
	total INTEGER NOT NULL,
	search INTEGER NOT NULL,
	portal INTEGER NOT NULL,
	mail INTEGER NOT NULL,
	social INTEGER NOT NULL,
	direct INTEGER NOT NULL,
	list INTEGER NOT NULL,
	qr INTEGER NOT NULL,
	other INTEGER NOT NULL,
	PRIMARY KEY (property_id, day)
) STRICT, WITHOUT ROWID;

-- By the Monday of the week.
CREATE TABLE page_view_weeks (
	property_id INTEGER NOT NULL,
	week TEXT NOT NULL,
	total INTEGER NOT NULL,
	PRIMARY KEY (property_id, week)
) STRICT, WITHOUT ROWID;

CREATE TABLE page_view_totals (
	property_id INTEGER PRIMARY KEY,
	total INTEGER NOT NULL,
	first_day TEXT NOT NULL
) STRICT;

CREATE TABLE history_totals (
	property_id INTEGER NOT NULL,
	kind TEXT NOT NULL,
	total INTEGER NOT NULL,
	PRIMARY KEY (property_id, kind)
) STRICT, WITHOUT ROWID;

CREATE TABLE history_days (
	property_id INTEGER NOT NULL,
	day TEXT NOT NULL,
	visit INTEGER NOT NULL,
	communication INTEGER NOT NULL,
	online_media INTEGER NOT NULL,
	calendar_visit INTEGER NOT NULL,
	PRIMARY KEY (property_id, day)
) STRICT, WITHOUT ROWID;

-- Who wants to hear of the next place in a property's appointments: told once, then gone.
CREATE TABLE appointment_alerts (
	id TEXT PRIMARY KEY,
	submission_id TEXT NOT NULL,
	property_id INTEGER NOT NULL,
	email TEXT NOT NULL COLLATE NOCASE,
	first_name TEXT NOT NULL,
	last_name TEXT NOT NULL,
	language TEXT NOT NULL,
	state TEXT NOT NULL CHECK (state IN ('pending', 'active', 'notified')),
	created_at INTEGER NOT NULL,
	UNIQUE (property_id, email)
) STRICT, WITHOUT ROWID;
CREATE INDEX appointment_alerts_by_email ON appointment_alerts (email);
CREATE INDEX appointment_alerts_active ON appointment_alerts (property_id) WHERE state = 'active';
CREATE INDEX appointment_alerts_by_time ON appointment_alerts (created_at);

-- Active saved searches, as properties look them up: a row for each place and type, with the bounds beside, so that a lookup reads
-- the rows of one place, type and goal from the property's price up, and no saved search itself. What is not asked is a bound that every
-- property keeps.
CREATE TABLE saved_search_keys (
	-- a postcode, municipality, province or region, or a square of the map, by its email and name
	place TEXT NOT NULL,
	goal INTEGER NOT NULL CHECK (goal IN (0, 1)),
	-- 0: any, where a saved search names too many
	type_id INTEGER NOT NULL,
	max_price REAL NOT NULL,
	saved_search_id TEXT NOT NULL,
	min_price REAL NOT NULL,
	min_bedrooms INTEGER NOT NULL,
	max_bedrooms INTEGER NOT NULL,
	bathrooms INTEGER NOT NULL,
	garages INTEGER NOT NULL,
	parkings INTEGER NOT NULL,
	terrace INTEGER NOT NULL,
	garden INTEGER NOT NULL,
	-- the row reaches further than the saved search: whoever finds it asks the saved search itself
	rough INTEGER NOT NULL,
	PRIMARY KEY (place, goal, type_id, max_price, saved_search_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX saved_search_keys_by_saved_search ON saved_search_keys (saved_search_id);

-- What a saved search is told of, each property once for each reason; a fall in price is a reason by the price it fell to.
CREATE TABLE announcements (
	saved_search_id TEXT NOT NULL,
	property_id INTEGER NOT NULL,
	-- new: came on the market; fits: was changed so that it fits now
	reason TEXT NOT NULL CHECK (reason IN ('new', 'price-down', 'fits')),
	-- after the fall; 0 for other reasons
	price REAL NOT NULL DEFAULT 0,
	price_before REAL,
	noticed_at INTEGER NOT NULL,
	-- null while it waits for its email
	notified_at INTEGER,
	PRIMARY KEY (saved_search_id, property_id, reason, price)
) STRICT, WITHOUT ROWID;
CREATE INDEX announcements_waiting ON announcements (saved_search_id) WHERE notified_at IS NULL;

-- How far the listings' change log has been read.
CREATE TABLE alert_cursor (
	name TEXT PRIMARY KEY,
	seq INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- What a candidate tenant keeps with the agency, to send for several properties. His answers and his CV are those of the
-- submission, and go with it.
CREATE TABLE rent_profiles (
	id TEXT PRIMARY KEY,
	submission_id TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX rent_profiles_by_submission ON rent_profiles (submission_id);

-- For which properties a profile has been sent. Times are epoch seconds.
CREATE TABLE rent_profile_sendings (
	profile_id TEXT NOT NULL REFERENCES rent_profiles (id) ON DELETE CASCADE,
	property_id INTEGER NOT NULL,
	sent_at INTEGER NOT NULL,
	PRIMARY KEY (profile_id, property_id)
) STRICT, WITHOUT ROWID;

-- Networks from which an owner once signed in or chose a password, as keyed hashes of both: others who fail at his account
-- cannot make him wait there. Times in epoch seconds.
CREATE TABLE owner_networks (
	owner_id INTEGER NOT NULL,
	network TEXT NOT NULL,
	seen_at INTEGER NOT NULL,
	PRIMARY KEY (owner_id, network)
) STRICT, WITHOUT ROWID;
CREATE INDEX owner_networks_by_time ON owner_networks (seen_at);

-- What properties were when they were last compared, to tell a change that matters from one that does not. Null: not to be had.
-- It lies here because it is written in the batch of the matches.
CREATE TABLE compared_properties (
	property_id INTEGER PRIMARY KEY,
	facts TEXT CHECK (facts IS NULL OR json_valid(facts))
) STRICT;

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

-- One request for a property's documents per person, as long as its links work.
CREATE TABLE document_requests (
	kind TEXT NOT NULL CHECK (kind IN ('property', 'project')),
	owner_id INTEGER NOT NULL,
	document_id TEXT NOT NULL,
	email TEXT NOT NULL COLLATE NOCASE,
	submission_id TEXT NOT NULL,
	expires_at INTEGER NOT NULL,
	PRIMARY KEY (kind, owner_id, document_id, email)
) STRICT, WITHOUT ROWID;
CREATE INDEX document_requests_by_email ON document_requests (email);
CREATE INDEX document_requests_by_submission ON document_requests (submission_id);

-- Addresses of an earlier site, looked up only on the way to a 404. `{id}` in one stands for a property's number, `*` for
-- anything. Kept beside what is backed up: the feed cannot bring it back.
CREATE TABLE redirects (
	address TEXT PRIMARY KEY,
	-- null where there is nothing to lead to: 410
	target TEXT,
	is_pattern INTEGER NOT NULL CHECK (is_pattern IN (0, 1))
) STRICT, WITHOUT ROWID;
CREATE INDEX redirect_patterns ON redirects (is_pattern) WHERE is_pattern = 1;

-- How often an address was asked for that the site does not have.
CREATE TABLE missed_addresses (
	address TEXT PRIMARY KEY,
	n INTEGER NOT NULL,
	last_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Texts of the site that the desk has put in place of the bundled ones. Kept beside what is backed up, like the redirects.
CREATE TABLE site_texts (
	-- with its namespace: `home:hero.headline`
	key TEXT NOT NULL,
	language TEXT NOT NULL,
	-- a text or the parts of a page, as JSON; null where nothing waits to be published
	draft TEXT CHECK (draft IS NULL OR json_valid(draft)),
	-- null where the bundled one is shown
	published TEXT CHECK (published IS NULL OR json_valid(published)),
	PRIMARY KEY (key, language)
) STRICT, WITHOUT ROWID;

CREATE TABLE site_text_history (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	key TEXT NOT NULL,
	language TEXT NOT NULL,
	-- null: back to the bundled one
	value TEXT CHECK (value IS NULL OR json_valid(value)),
	at INTEGER NOT NULL,
	-- the name of the member of staff
	by TEXT NOT NULL
) STRICT;
CREATE INDEX site_text_history_by_key ON site_text_history (key, language, id DESC);

-- Values of the agency that the desk has put in place of the bundled ones, by the name that the brand has for them.
CREATE TABLE brand_values (
	name TEXT PRIMARY KEY,
	value TEXT NOT NULL CHECK (json_valid(value))
) STRICT, WITHOUT ROWID;

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

-- The agency's own people. An owner's session opens nothing of theirs, and theirs nothing of an owner's.
CREATE TABLE staff (
	id TEXT PRIMARY KEY,
	email TEXT NOT NULL UNIQUE COLLATE NOCASE,
	name TEXT NOT NULL,
	role TEXT NOT NULL CHECK (role IN ('agent', 'manager', 'administrator')),
	-- one of the brand's offices
	office TEXT,
	-- by which the CRM names an agent, where it is another address than that of the account
	agent_email TEXT COLLATE NOCASE,
	language TEXT NOT NULL,
	state TEXT NOT NULL CHECK (state IN ('invited', 'active', 'suspended')),
	password_hash TEXT,
	-- which of the account's second factors holds, 0 for none: the secret is made of this number and a secret of the site
	second_factor INTEGER NOT NULL DEFAULT 0,
	-- the last step of time whose code was used: each code serves once
	used_step INTEGER NOT NULL DEFAULT 0,
	-- a session begun under an earlier epoch is over
	session_epoch INTEGER NOT NULL DEFAULT 0,
	created_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Single-use; what the email holds is never stored, only its hash.
CREATE TABLE staff_invitations (
	hash TEXT PRIMARY KEY,
	staff_id TEXT NOT NULL,
	expires_at INTEGER NOT NULL,
	used_at INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX staff_invitations_by_staff ON staff_invitations (staff_id);

CREATE TABLE staff_sessions (
	id TEXT PRIMARY KEY,
	staff_id TEXT NOT NULL,
	epoch INTEGER NOT NULL,
	device TEXT NOT NULL,
	created_at INTEGER NOT NULL,
	seen_at INTEGER NOT NULL,
	expires_at INTEGER NOT NULL,
	ended_at INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX staff_sessions_by_staff ON staff_sessions (staff_id, expires_at);
CREATE INDEX staff_sessions_by_expiry ON staff_sessions (expires_at);

CREATE TABLE staff_passkeys (
	-- the credential's id, base64url
	id TEXT PRIMARY KEY,
	staff_id TEXT NOT NULL,
	public_key BLOB NOT NULL,
	counter INTEGER NOT NULL,
	-- JSON
	transports TEXT NOT NULL,
	device TEXT NOT NULL,
	created_at INTEGER NOT NULL,
	used_at INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX staff_passkeys_by_staff ON staff_passkeys (staff_id, created_at);

CREATE TABLE staff_challenges (
	id TEXT PRIMARY KEY,
	challenge TEXT NOT NULL,
	-- null: a sign-in, where nobody is known yet
	staff_id TEXT,
	expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- What somebody at the agency has to do with a submission: a row for each form that is answered by a person.
CREATE TABLE inbox (
	submission_id TEXT PRIMARY KEY,
	-- whose it is: one of the brand's offices, and the agent as the CRM names him
	office TEXT,
	agent_email TEXT COLLATE NOCASE,
	state TEXT NOT NULL DEFAULT 'new' CHECK (state IN ('new', 'seen', 'answered', 'closed')),
	assigned_to TEXT,
	arrived_at INTEGER NOT NULL,
	changed_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX inbox_by_arrival ON inbox (arrived_at);
CREATE INDEX inbox_by_change ON inbox (changed_at);
CREATE INDEX inbox_new ON inbox (office, agent_email, assigned_to) WHERE state = 'new';

CREATE TABLE inbox_notes (
	id TEXT PRIMARY KEY,
	submission_id TEXT NOT NULL,
	-- reply: what was written to the visitor
	kind TEXT NOT NULL CHECK (kind IN ('note', 'reply')),
	staff_id TEXT NOT NULL,
	staff_name TEXT NOT NULL,
	text TEXT NOT NULL,
	at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX inbox_notes_by_submission ON inbox_notes (submission_id, at);

-- Who changed what at the desk, and when; kept for two years. No text of a visitor stands here.
CREATE TABLE audit_log (
	seq INTEGER PRIMARY KEY AUTOINCREMENT,
	at INTEGER NOT NULL,
	-- null: a command of the agency, or the site itself
	staff_id TEXT,
	-- as it was then: the account may be gone or renamed
	staff_name TEXT NOT NULL,
	-- one of the desk's actions
	action TEXT NOT NULL,
	-- what was changed, by kind and id: `submission:…`, `staff:…`
	subject TEXT NOT NULL,
	-- as JSON; null for nothing
	before TEXT CHECK (before IS NULL OR json_valid(before)),
	after TEXT CHECK (after IS NULL OR json_valid(after))
) STRICT;
CREATE INDEX audit_log_by_time ON audit_log (at);
CREATE INDEX audit_log_by_subject ON audit_log (subject, seq);

INSERT INTO outbox_lease (name, holder, expires_at) VALUES ('leads', '', 0), ('outbox', '', 0);
INSERT INTO alert_cursor (name, seq) VALUES ('changes', 0);

-- Requests that arrive at once are counted one after the other here, whatever each saw before.
CREATE TRIGGER limit_hits_most BEFORE INSERT ON limit_hits
WHEN (SELECT count(*) FROM limit_hits WHERE subject = NEW.subject AND at > NEW.at - NEW.span) >= NEW.most
BEGIN
	SELECT RAISE(ABORT, 'limit-reached');
END;

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

CREATE TRIGGER page_views_seen_counted AFTER INSERT ON page_views_seen
BEGIN
	INSERT INTO page_view_days (property_id, day, total, search, portal, mail, social, direct, list, qr, other)
	VALUES (
		NEW.property_id, NEW.day, 1,
		NEW.source = 'search', NEW.source = 'portal', NEW.source = 'mail', NEW.source = 'social',
		NEW.source = 'direct', NEW.source = 'list', NEW.source = 'qr', NEW.source = 'other'
	)
	ON CONFLICT (property_id, day) DO UPDATE SET
		total = total + 1,
		search = search + excluded.search,
		portal = portal + excluded.portal,
		mail = mail + excluded.mail,
		social = social + excluded.social,
		direct = direct + excluded.direct,
		list = list + excluded.list,
		qr = qr + excluded.qr,
		other = other + excluded.other;
	INSERT INTO page_view_weeks (property_id, week, total)
	VALUES (NEW.property_id, date(NEW.day, '-6 days', 'weekday 1'), 1)
	ON CONFLICT (property_id, week) DO UPDATE SET total = total + 1;
	INSERT INTO page_view_totals (property_id, total, first_day) VALUES (NEW.property_id, 1, NEW.day)
	ON CONFLICT (property_id) DO UPDATE SET total = total + 1, first_day = min(first_day, excluded.first_day);
END;

CREATE TRIGGER history_counted AFTER INSERT ON history
BEGIN
	INSERT INTO history_totals (property_id, kind, total) VALUES (NEW.property_id, NEW.kind, 1)
	ON CONFLICT (property_id, kind) DO UPDATE SET total = total + 1;
	INSERT INTO history_days (property_id, day, visit, communication, online_media, calendar_visit)
	VALUES (
		NEW.property_id, date(NEW.at, 'unixepoch'),
		NEW.kind = 'visit', NEW.kind = 'communication', NEW.kind = 'onlineMedia', NEW.kind = 'calendarVisit'
	)
	ON CONFLICT (property_id, day) DO UPDATE SET
		visit = visit + excluded.visit,
		communication = communication + excluded.communication,
		online_media = online_media + excluded.online_media,
		calendar_visit = calendar_visit + excluded.calendar_visit;
END;

CREATE TRIGGER history_uncounted AFTER DELETE ON history
BEGIN
	UPDATE history_totals SET total = total - 1 WHERE property_id = OLD.property_id AND kind = OLD.kind;
	UPDATE history_days SET
		visit = visit - (OLD.kind = 'visit'),
		communication = communication - (OLD.kind = 'communication'),
		online_media = online_media - (OLD.kind = 'onlineMedia'),
		calendar_visit = calendar_visit - (OLD.kind = 'calendarVisit')
	WHERE property_id = OLD.property_id AND day = date(OLD.at, 'unixepoch');
END;

CREATE TRIGGER history_recounted AFTER UPDATE OF property_id, kind, at ON history
WHEN OLD.property_id <> NEW.property_id OR OLD.kind <> NEW.kind OR OLD.at <> NEW.at
BEGIN
	UPDATE history_totals SET total = total - 1 WHERE property_id = OLD.property_id AND kind = OLD.kind;
	UPDATE history_days SET
		visit = visit - (OLD.kind = 'visit'),
		communication = communication - (OLD.kind = 'communication'),
		online_media = online_media - (OLD.kind = 'onlineMedia'),
		calendar_visit = calendar_visit - (OLD.kind = 'calendarVisit')
	WHERE property_id = OLD.property_id AND day = date(OLD.at, 'unixepoch');
	INSERT INTO history_totals (property_id, kind, total) VALUES (NEW.property_id, NEW.kind, 1)
	ON CONFLICT (property_id, kind) DO UPDATE SET total = total + 1;
	INSERT INTO history_days (property_id, day, visit, communication, online_media, calendar_visit)
	VALUES (
		NEW.property_id, date(NEW.at, 'unixepoch'),
		NEW.kind = 'visit', NEW.kind = 'communication', NEW.kind = 'onlineMedia', NEW.kind = 'calendarVisit'
	)
	ON CONFLICT (property_id, day) DO UPDATE SET
		visit = visit + excluded.visit,
		communication = communication + excluded.communication,
		online_media = online_media + excluded.online_media,
		calendar_visit = calendar_visit + excluded.calendar_visit;
END;

-- What retention or an erasure removes is gone at the desk too.
CREATE TRIGGER submissions_removed_from_inbox AFTER DELETE ON submissions
BEGIN
	DELETE FROM inbox WHERE submission_id = OLD.id;
	DELETE FROM inbox_notes WHERE submission_id = OLD.id;
END;

-- Of two changes at once the second fails, with the emails that would have told of it.
CREATE TRIGGER bookings_changed_in_turn BEFORE UPDATE OF sequence ON bookings
WHEN NEW.sequence <> OLD.sequence + 1 OR OLD.state <> 'confirmed'
BEGIN
	SELECT RAISE(ABORT, 'booking-changed');
END;

CREATE TRIGGER bookings_reminded_once BEFORE UPDATE OF remind_at ON bookings
WHEN NEW.sequence = OLD.sequence AND NEW.remind_at IS NULL AND OLD.remind_at IS NULL
BEGIN
	SELECT RAISE(ABORT, 'already-reminded');
END;

-- The owner sees each booking among his calendar visits, without a name.
CREATE TRIGGER bookings_seen_by_owner AFTER INSERT ON bookings WHEN NEW.state = 'confirmed'
BEGIN
	INSERT INTO history (id, property_id, kind, at, type, status, source, hash)
	VALUES ('booking-' || NEW.id, NEW.property_id, 'calendarVisit', NEW.starts_at, 'visit', 'confirmed', 'Website', '');
END;

CREATE TRIGGER bookings_changed_for_owner AFTER UPDATE OF state, starts_at ON bookings
BEGIN
	UPDATE history SET at = NEW.starts_at, status = NEW.state WHERE id = 'booking-' || NEW.id;
END;

-- A visit that is erased before it took place does not take place.
CREATE TRIGGER bookings_erased_for_owner AFTER DELETE ON bookings
WHEN OLD.state = 'confirmed' AND OLD.starts_at > unixepoch()
BEGIN
	UPDATE history SET status = 'cancelled' WHERE id = 'booking-' || OLD.id;
END;

CREATE TRIGGER appointment_alerts_notified_once BEFORE UPDATE OF state ON appointment_alerts WHEN OLD.state = 'notified'
BEGIN
	SELECT RAISE(ABORT, 'already-notified');
END;

CREATE TRIGGER saved_searches_changed AFTER UPDATE OF state, goal, criteria ON saved_searches
WHEN NEW.state <> OLD.state OR NEW.goal <> OLD.goal OR NEW.criteria <> OLD.criteria
BEGIN
	DELETE FROM saved_search_keys WHERE saved_search_id = NEW.id;
	UPDATE saved_searches SET indexed = 0 WHERE id = NEW.id;
END;

-- Whoever pauses is told nothing of the time in between.
CREATE TRIGGER saved_searches_paused AFTER UPDATE OF state ON saved_searches WHEN NEW.state <> 'active' AND OLD.state = 'active'
BEGIN
	DELETE FROM announcements WHERE saved_search_id = NEW.id AND notified_at IS NULL;
	UPDATE saved_searches SET due_at = NULL WHERE id = NEW.id;
END;

CREATE TRIGGER saved_searches_removed AFTER DELETE ON saved_searches
BEGIN
	DELETE FROM saved_search_keys WHERE saved_search_id = OLD.id;
	DELETE FROM announcements WHERE saved_search_id = OLD.id;
END;

-- Of two runs that write an owner's email at once the second fails, with its email.
CREATE TRIGGER owner_accounts_invited_once BEFORE UPDATE OF invited_at ON owner_accounts WHEN OLD.invited_at IS NOT NULL
BEGIN
	SELECT RAISE(ABORT, 'already-invited');
END;

CREATE TRIGGER owner_accounts_summed_up_once BEFORE UPDATE OF summed_up_week ON owner_accounts
WHEN NEW.summed_up_week <= OLD.summed_up_week
BEGIN
	SELECT RAISE(ABORT, 'already-summed-up');
END;

CREATE TRIGGER saved_searches_paused_emails AFTER UPDATE OF state ON saved_searches WHEN NEW.state <> 'active' AND OLD.state = 'active'
BEGIN
	DELETE FROM outbox WHERE saved_search_id = NEW.id AND saved_search_id IS NOT NULL AND status IN ('queued', 'sending');
END;

CREATE TRIGGER saved_searches_removed_emails AFTER DELETE ON saved_searches
BEGIN
	DELETE FROM outbox WHERE saved_search_id = OLD.id AND saved_search_id IS NOT NULL AND status IN ('queued', 'sending');
END;

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
