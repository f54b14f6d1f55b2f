-- What the site itself keeps of owners; the import never writes here. Times in epoch seconds.

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
