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
