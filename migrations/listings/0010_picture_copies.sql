-- The widths of a picture and the names of its copies, as JSON; null where there is the one address alone.
ALTER TABLE pictures ADD COLUMN files TEXT;

-- Pictures of other systems that the site keeps a copy of: fetched once, served from its own address.
CREATE TABLE picture_copies (
	-- made of the address: the file's name here
	name TEXT PRIMARY KEY,
	url TEXT NOT NULL,
	-- waiting: to be fetched; kept: in the bucket; failed: tried often enough, shown from its own address
	state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'kept', 'failed')),
	tries INTEGER NOT NULL DEFAULT 0,
	-- in epoch seconds
	next_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX picture_copies_waiting ON picture_copies (next_at) WHERE state = 'waiting';
