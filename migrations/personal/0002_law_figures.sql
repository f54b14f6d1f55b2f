-- What the desk has decided about figures of the law, by their id in `app/domain/law`.
CREATE TABLE law_figures (
	id TEXT PRIMARY KEY,
	-- the day on which somebody last looked at it, yyyy-mm-dd
	checked_on TEXT NOT NULL CHECK (checked_on GLOB '????-??-??'),
	-- what holds in place of the bundled value, as JSON; null for the bundled one
	value TEXT CHECK (value IS NULL OR json_valid(value)),
	-- from which day on, yyyy-mm-dd
	valid_from TEXT CHECK (valid_from IS NULL OR valid_from GLOB '????-??-??'),
	reason TEXT,
	CHECK ((value IS NULL) = (valid_from IS NULL) AND (value IS NULL) = (reason IS NULL))
) STRICT, WITHOUT ROWID;
