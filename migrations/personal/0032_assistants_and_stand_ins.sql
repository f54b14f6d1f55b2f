-- Assistants handle what comes in for their office.
CREATE TABLE staff_kept (
	id TEXT PRIMARY KEY,
	email TEXT NOT NULL UNIQUE COLLATE NOCASE,
	name TEXT NOT NULL,
	role TEXT NOT NULL CHECK (role IN ('assistant', 'agent', 'manager', 'administrator')),
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
	created_at INTEGER NOT NULL,
	-- which key of LINK_SECRET the seed of the account's second factor is made with, so that a newer key ends no code
	factor_key INTEGER NOT NULL DEFAULT 1
) STRICT, WITHOUT ROWID;
INSERT INTO staff_kept (id, email, name, role, office, agent_email, language, state, password_hash, second_factor, used_step,
	session_epoch, created_at, factor_key)
	SELECT id, email, name, role, office, agent_email, language, state, password_hash, second_factor, used_step,
		session_epoch, created_at, factor_key FROM staff;
DROP TABLE staff;
ALTER TABLE staff_kept RENAME TO staff;

-- Who gets a colleague's emails and sees what is his while he is away. Days in Brussels, both included.
CREATE TABLE stand_ins (
	staff_id TEXT PRIMARY KEY,
	stand_in_id TEXT NOT NULL,
	first_day TEXT NOT NULL,
	last_day TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX stand_ins_by_colleague ON stand_ins (stand_in_id);
