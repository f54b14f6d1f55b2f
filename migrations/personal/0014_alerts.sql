-- Demand alerts: which demands a changed home concerns, what is to be told, what was told. Times are epoch seconds.

-- 0: its keys have still to be written, by the run that next looks for matches
ALTER TABLE demands ADD COLUMN indexed INTEGER NOT NULL DEFAULT 0;
-- When its next letter leaves; null while nothing waits.
ALTER TABLE demands ADD COLUMN due_at INTEGER;
-- Letters written so far. Two runs that write the same one at once are told apart by it.
ALTER TABLE demands ADD COLUMN letters INTEGER NOT NULL DEFAULT 0;

CREATE INDEX demands_to_index ON demands (id) WHERE state = 'active' AND indexed = 0;
CREATE INDEX demands_due ON demands (due_at) WHERE due_at IS NOT NULL;

-- Active demands, as homes look them up: a row for each place and type, with the bounds beside, so that a lookup reads
-- the rows of one place, type and goal from the home's price up, and no demand itself. What is not asked is a bound that every
-- home keeps.
CREATE TABLE demand_keys (
	-- a postcode, municipality, province or region, or a square of the map, by its letter and name
	place TEXT NOT NULL,
	goal INTEGER NOT NULL CHECK (goal IN (0, 1)),
	-- 0: any, where a demand names too many
	type_id INTEGER NOT NULL,
	max_price REAL NOT NULL,
	demand_id TEXT NOT NULL,
	min_price REAL NOT NULL,
	min_bedrooms INTEGER NOT NULL,
	max_bedrooms INTEGER NOT NULL,
	bathrooms INTEGER NOT NULL,
	garages INTEGER NOT NULL,
	parkings INTEGER NOT NULL,
	terrace INTEGER NOT NULL,
	garden INTEGER NOT NULL,
	-- the row reaches further than the demand: whoever finds it asks the demand itself
	rough INTEGER NOT NULL,
	PRIMARY KEY (place, goal, type_id, max_price, demand_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX demand_keys_by_demand ON demand_keys (demand_id);

-- What a demand is told of, each home once for each reason; a fall in price is a reason by the price it fell to.
CREATE TABLE announcements (
	demand_id TEXT NOT NULL,
	property_id INTEGER NOT NULL,
	-- new: came on the market; fits: was changed so that it fits now
	reason TEXT NOT NULL CHECK (reason IN ('new', 'price-down', 'fits')),
	-- after the fall; 0 for other reasons
	price REAL NOT NULL DEFAULT 0,
	price_before REAL,
	noticed_at INTEGER NOT NULL,
	-- null while it waits for its letter
	told_at INTEGER,
	PRIMARY KEY (demand_id, property_id, reason, price)
) STRICT, WITHOUT ROWID;

CREATE INDEX announcements_waiting ON announcements (demand_id) WHERE told_at IS NULL;

-- What homes were when they were last compared, to tell a change that matters from one that does not. Null: not to be had.
-- It lies here because it is written in the batch of the matches.
CREATE TABLE compared_homes (
	property_id INTEGER PRIMARY KEY,
	facts TEXT CHECK (json_valid(facts))
) STRICT;

-- How far the listings' change log has been read.
CREATE TABLE alert_cursor (
	name TEXT PRIMARY KEY,
	seq INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

INSERT INTO alert_cursor (name, seq) VALUES ('changes', 0);

CREATE TRIGGER demands_changed AFTER UPDATE OF state, goal, wishes ON demands
WHEN NEW.state <> OLD.state OR NEW.goal <> OLD.goal OR NEW.wishes <> OLD.wishes
BEGIN
	DELETE FROM demand_keys WHERE demand_id = NEW.id;
	UPDATE demands SET indexed = 0 WHERE id = NEW.id;
END;

-- Whoever pauses is told nothing of the time in between.
CREATE TRIGGER demands_paused AFTER UPDATE OF state ON demands WHEN NEW.state <> 'active' AND OLD.state = 'active'
BEGIN
	DELETE FROM announcements WHERE demand_id = NEW.id AND told_at IS NULL;
	UPDATE demands SET due_at = NULL WHERE id = NEW.id;
END;

CREATE TRIGGER demands_removed AFTER DELETE ON demands
BEGIN
	DELETE FROM demand_keys WHERE demand_id = OLD.id;
	DELETE FROM announcements WHERE demand_id = OLD.id;
END;
