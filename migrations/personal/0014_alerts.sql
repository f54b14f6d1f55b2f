-- Saved search alerts: which saved searches a changed property concerns, what is to be told, what was told. Times are epoch seconds.

-- 0: its keys have still to be written, by the run that next looks for matches
ALTER TABLE saved_searches ADD COLUMN indexed INTEGER NOT NULL DEFAULT 0;
-- When its next email leaves; null while nothing waits.
ALTER TABLE saved_searches ADD COLUMN due_at INTEGER;
-- Emails written so far. Two runs that write the same one at once are told apart by it.
ALTER TABLE saved_searches ADD COLUMN emails INTEGER NOT NULL DEFAULT 0;

CREATE INDEX saved_searches_to_index ON saved_searches (id) WHERE state = 'active' AND indexed = 0;
CREATE INDEX saved_searches_due ON saved_searches (due_at) WHERE due_at IS NOT NULL;

-- Active saved searches, as properties look them up: a row for each place and type, with the bounds beside, so that a lookup reads
-- the rows of one place, type and goal from the property's price up, and no saved search itself. What is not asked is a bound that every
-- property keeps.
CREATE TABLE saved_search_keys (
	-- a postcode, municipality, province or region, or a square of the map, by its email and name
	place TEXT NOT NULL,
	goal INTEGER NOT NULL CHECK (goal IN (0, 1)),
	-- 0: any, where a saved search names too many
	type_id INTEGER NOT NULL,
	max_price REAL NOT NULL,
	saved_search_id TEXT NOT NULL,
	min_price REAL NOT NULL,
	min_bedrooms INTEGER NOT NULL,
	max_bedrooms INTEGER NOT NULL,
	bathrooms INTEGER NOT NULL,
	garages INTEGER NOT NULL,
	parkings INTEGER NOT NULL,
	terrace INTEGER NOT NULL,
	garden INTEGER NOT NULL,
	-- the row reaches further than the saved search: whoever finds it asks the saved search itself
	rough INTEGER NOT NULL,
	PRIMARY KEY (place, goal, type_id, max_price, saved_search_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX saved_search_keys_by_saved_search ON saved_search_keys (saved_search_id);

-- What a saved search is told of, each property once for each reason; a fall in price is a reason by the price it fell to.
CREATE TABLE announcements (
	saved_search_id TEXT NOT NULL,
	property_id INTEGER NOT NULL,
	-- new: came on the market; fits: was changed so that it fits now
	reason TEXT NOT NULL CHECK (reason IN ('new', 'price-down', 'fits')),
	-- after the fall; 0 for other reasons
	price REAL NOT NULL DEFAULT 0,
	price_before REAL,
	noticed_at INTEGER NOT NULL,
	-- null while it waits for its email
	notified_at INTEGER,
	PRIMARY KEY (saved_search_id, property_id, reason, price)
) STRICT, WITHOUT ROWID;

CREATE INDEX announcements_waiting ON announcements (saved_search_id) WHERE notified_at IS NULL;

-- What properties were when they were last compared, to tell a change that matters from one that does not. Null: not to be had.
-- It lies here because it is written in the batch of the matches.
CREATE TABLE compared_properties (
	property_id INTEGER PRIMARY KEY,
	facts TEXT CHECK (json_valid(facts))
) STRICT;

-- How far the listings' change log has been read.
CREATE TABLE alert_cursor (
	name TEXT PRIMARY KEY,
	seq INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

INSERT INTO alert_cursor (name, seq) VALUES ('changes', 0);

CREATE TRIGGER saved_searches_changed AFTER UPDATE OF state, goal, criteria ON saved_searches
WHEN NEW.state <> OLD.state OR NEW.goal <> OLD.goal OR NEW.criteria <> OLD.criteria
BEGIN
	DELETE FROM saved_search_keys WHERE saved_search_id = NEW.id;
	UPDATE saved_searches SET indexed = 0 WHERE id = NEW.id;
END;

-- Whoever pauses is told nothing of the time in between.
CREATE TRIGGER saved_searches_paused AFTER UPDATE OF state ON saved_searches WHEN NEW.state <> 'active' AND OLD.state = 'active'
BEGIN
	DELETE FROM announcements WHERE saved_search_id = NEW.id AND notified_at IS NULL;
	UPDATE saved_searches SET due_at = NULL WHERE id = NEW.id;
END;

CREATE TRIGGER saved_searches_removed AFTER DELETE ON saved_searches
BEGIN
	DELETE FROM saved_search_keys WHERE saved_search_id = OLD.id;
	DELETE FROM announcements WHERE saved_search_id = OLD.id;
END;
