-- People: owners, what happened around their properties, and the times at which visitors may come.

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

CREATE TABLE appointment_slots (
	id TEXT PRIMARY KEY,
	property_id INTEGER NOT NULL,
	-- epoch seconds
	starts_at INTEGER NOT NULL,
	ends_at INTEGER NOT NULL,
	-- gross: the site's own bookings are subtracted
	capacity INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX appointment_slots_by_property ON appointment_slots (property_id, starts_at);
