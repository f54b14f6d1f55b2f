-- Files that the agency's system has sent: kept until they are imported.
CREATE TABLE sent_feeds (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	-- of the private bucket
	key TEXT NOT NULL,
	state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'done', 'failed')),
	received_at INTEGER NOT NULL,
	-- why it failed, or what the import said
	message TEXT
) STRICT;
