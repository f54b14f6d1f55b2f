-- What was sent with copied characters in place of a proof of work, until the address that it names confirms it.
CREATE TABLE held_forms (
	id TEXT PRIMARY KEY,
	form TEXT NOT NULL,
	language TEXT NOT NULL,
	email TEXT NOT NULL,
	-- the fields as they were sent, without files and captcha
	fields TEXT NOT NULL CHECK (json_valid(fields)),
	expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX held_forms_by_email ON held_forms (email);
CREATE INDEX held_forms_by_end ON held_forms (expires_at);
