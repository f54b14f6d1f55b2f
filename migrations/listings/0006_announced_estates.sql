-- What SweepBright has announced: it has no list of its estates.
CREATE TABLE announced_estates (
	-- SweepBright's own name
	id TEXT PRIMARY KEY,
	-- of the property or project on the site
	number INTEGER NOT NULL,
	-- the project that it is a unit of
	project TEXT,
	-- to be read, to be withdrawn; read, withdrawn
	state TEXT NOT NULL CHECK (state IN ('changed', 'deleted', 'read', 'gone')),
	-- counts its announcements
	version INTEGER NOT NULL,
	first_at INTEGER NOT NULL,
	last_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX announced_estates_number ON announced_estates (number);
CREATE INDEX announced_estates_project ON announced_estates (project) WHERE project IS NOT NULL;
CREATE INDEX announced_estates_waiting ON announced_estates (last_at, id) WHERE state IN ('changed', 'deleted');
