-- Codes that open an account whose passkeys are lost, each once. What its holder has printed is never stored, only its hash.
CREATE TABLE recovery_codes (
	hash TEXT PRIMARY KEY,
	-- whose it is, with its kind: `staff:…`
	holder TEXT NOT NULL,
	created_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX recovery_codes_by_holder ON recovery_codes (holder);
