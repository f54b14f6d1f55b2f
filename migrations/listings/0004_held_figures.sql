-- Figures that cannot be true as far as one can tell: held back until the desk says that they are right.
CREATE TABLE held_figures (
	property_id INTEGER NOT NULL,
	-- of the feed
	field TEXT NOT NULL,
	value REAL NOT NULL,
	-- why: app/domain/imports/message.ts, as JSON
	message TEXT NOT NULL CHECK (json_valid(message)),
	-- when somebody said that this value is right, in epoch seconds
	accepted_at INTEGER,
	PRIMARY KEY (property_id, field)
) STRICT, WITHOUT ROWID;
