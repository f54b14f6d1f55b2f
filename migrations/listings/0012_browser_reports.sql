-- What visitors' browsers report of the site's own policies and faults, counted by what it is about; at most 500 rows.
-- No address of a visitor stands here, and no query of a page.
CREATE TABLE browser_reports (
	-- csp-violation, network-error, deprecation, …
	kind TEXT NOT NULL,
	-- the directive with what it refused, the fault's name, the feature
	what TEXT NOT NULL,
	-- the first two parts of the page's path
	page TEXT NOT NULL,
	n INTEGER NOT NULL,
	-- epoch seconds
	first_at INTEGER NOT NULL,
	last_at INTEGER NOT NULL,
	-- when the agency was told; null: not yet
	told_at INTEGER,
	PRIMARY KEY (kind, what, page)
) STRICT, WITHOUT ROWID;
CREATE INDEX browser_reports_by_time ON browser_reports (last_at);
