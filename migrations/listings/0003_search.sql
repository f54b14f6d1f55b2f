-- What keeps searching cheap at any size: orders that can be entered anywhere, counts, and columns packed by the thousand.

-- Every order as one ascending key with the id turned round, so that a place in it is one row value to compare.
-- What has no price or no city comes last.
ALTER TABLE listings ADD COLUMN newest INTEGER GENERATED ALWAYS AS (-id) VIRTUAL;
ALTER TABLE listings ADD COLUMN date_order INTEGER GENERATED ALWAYS AS (-listed_at) VIRTUAL;
ALTER TABLE listings ADD COLUMN price_descending REAL GENERATED ALWAYS AS (coalesce(-price, 9e15)) VIRTUAL;
ALTER TABLE listings ADD COLUMN city_order_nl TEXT GENERATED ALWAYS AS (coalesce(nullif(city_nl, ''), char(65535))) VIRTUAL;
ALTER TABLE listings ADD COLUMN city_order_fr TEXT GENERATED ALWAYS AS (coalesce(nullif(city_fr, ''), char(65535))) VIRTUAL;
ALTER TABLE listings ADD COLUMN city_order_en TEXT GENERATED ALWAYS AS (coalesce(nullif(city_en, ''), char(65535))) VIRTUAL;
ALTER TABLE listings ADD COLUMN city_order_de TEXT GENERATED ALWAYS AS (coalesce(nullif(city_de, ''), char(65535))) VIRTUAL;

DROP INDEX listings_by_date;
DROP INDEX listings_by_price_ascending;
DROP INDEX listings_by_price_descending;
DROP INDEX listings_by_type;
DROP INDEX listings_by_city_nl;
DROP INDEX listings_by_city_fr;
DROP INDEX listings_by_city_en;
DROP INDEX listings_by_city_de;
DROP INDEX listings_by_project;

CREATE INDEX listings_by_date ON listings (goal, ended, date_order, newest) WHERE listed = 1;
CREATE INDEX listings_by_price_ascending ON listings (goal, ended, price_ascending, newest) WHERE listed = 1;
CREATE INDEX listings_by_price_descending ON listings (goal, ended, price_descending, newest) WHERE listed = 1;
CREATE INDEX listings_by_type ON listings (goal, ended, type_rank, newest) WHERE listed = 1;
CREATE INDEX listings_by_city_nl ON listings (goal, ended, city_order_nl, newest) WHERE listed = 1;
CREATE INDEX listings_by_city_fr ON listings (goal, ended, city_order_fr, newest) WHERE listed = 1;
CREATE INDEX listings_by_city_en ON listings (goal, ended, city_order_en, newest) WHERE listed = 1;
CREATE INDEX listings_by_city_de ON listings (goal, ended, city_order_de, newest) WHERE listed = 1;

-- One filter, or a type in a postcode, newest first: what most searches ask. A home is found under its type and under
-- its main type; where they are the same, under the first alone.
CREATE INDEX listings_of_type ON listings (type_id, goal, ended, date_order, newest) WHERE listed = 1;
CREATE INDEX listings_of_main_type ON listings (main_type_id, goal, ended, date_order, newest)
	WHERE listed = 1 AND main_type_id IS NOT type_id;
CREATE INDEX listings_of_zip ON listings (zip, goal, ended, date_order, newest) WHERE listed = 1;
CREATE INDEX listings_of_zip_and_type ON listings (zip, type_id, goal, ended, date_order, newest) WHERE listed = 1;
CREATE INDEX listings_of_zip_and_main_type ON listings (zip, main_type_id, goal, ended, date_order, newest)
	WHERE listed = 1 AND main_type_id IS NOT type_id;
CREATE INDEX listings_of_epc ON listings (epc, goal, ended, date_order, newest) WHERE listed = 1;
CREATE INDEX listings_of_region ON listings (region, goal, ended, date_order, newest) WHERE listed = 1;
CREATE INDEX listings_of_project ON listings (project_id, goal, ended, date_order, newest)
	WHERE listed = 1 AND project_id IS NOT NULL;
CREATE INDEX listings_with_terrace ON listings (goal, ended, date_order, newest) WHERE listed = 1 AND terrace = 1;
CREATE INDEX listings_with_garden ON listings (goal, ended, date_order, newest) WHERE listed = 1 AND garden = 1;
CREATE INDEX listings_with_elevator ON listings (goal, ended, date_order, newest) WHERE listed = 1 AND elevator = 1;
CREATE INDEX listings_furnished ON listings (goal, ended, date_order, newest) WHERE listed = 1 AND furnished = 1;
CREATE INDEX listings_new_build ON listings (goal, ended, date_order, newest) WHERE listed = 1 AND new_build = 1;
CREATE INDEX listings_in_cell ON listings (cell, goal) WHERE listed = 1 AND cell IS NOT NULL;

-- Listed homes by every folded name that their city has in any language, in the order of the lists.
CREATE TABLE listing_cities (
	city TEXT NOT NULL,
	goal INTEGER NOT NULL,
	ended INTEGER NOT NULL,
	date_order INTEGER NOT NULL,
	newest INTEGER NOT NULL,
	PRIMARY KEY (city, goal, ended, date_order, newest)
) STRICT, WITHOUT ROWID;

-- How many listed homes of a goal have a value of a facet. Kept by the triggers below, in the change's own batch.
CREATE TABLE counts (
	facet TEXT NOT NULL,
	goal INTEGER NOT NULL,
	value TEXT NOT NULL,
	n INTEGER NOT NULL,
	PRIMARY KEY (facet, goal, value)
) STRICT, WITHOUT ROWID;

-- What each home counts for. A price counts for its step of the histogram: 25,000 euro for sale, 100 euro a month for
-- rent, all above the last step together. A city counts under every name it has, and once as it is written.
CREATE VIEW listing_facets AS
SELECT l.id, l.state, l.goal, facets.value ->> 0 AS facet, facets.value ->> 1 AS value
FROM listings AS l, json_each(json_array(
	json_array('all', ''),
	json_array('type', CAST(l.type_id AS TEXT)),
	json_array('type', CAST(nullif(l.main_type_id, l.type_id) AS TEXT)),
	json_array('zip', l.zip),
	json_array('zip-type', l.zip || ' ' || l.type_id),
	json_array('zip-type', l.zip || ' ' || nullif(l.main_type_id, l.type_id)),
	json_array('epc', l.epc),
	json_array('region', l.region),
	json_array('project', CAST(l.project_id AS TEXT)),
	json_array('bedrooms', CAST(l.bedrooms AS TEXT)),
	json_array('bathrooms', CAST(l.bathrooms AS TEXT)),
	json_array('garages', CAST(l.garages AS TEXT)),
	json_array('parkings', CAST(l.parkings AS TEXT)),
	json_array('price', CAST(min(CAST(l.price / iif(l.goal = 0, 25000, 100) AS INTEGER), 60) AS TEXT)),
	json_array('terrace', iif(l.terrace, '1', NULL)),
	json_array('garden', iif(l.garden, '1', NULL)),
	json_array('elevator', iif(l.elevator, '1', NULL)),
	json_array('furnished', iif(l.furnished, '1', NULL)),
	json_array('newBuild', iif(l.new_build, '1', NULL)),
	json_array('city', nullif(l.city_nl, '')),
	json_array('city', iif(l.city_fr IN ('', l.city_nl), NULL, l.city_fr)),
	json_array('city', iif(l.city_en IN ('', l.city_nl, l.city_fr), NULL, l.city_en)),
	json_array('city', iif(l.city_de IN ('', l.city_nl, l.city_fr, l.city_en), NULL, l.city_de)),
	json_array('place', nullif(l.card -> '$.city', 'null'))
)) AS facets
WHERE facets.value ->> 1 IS NOT NULL;

-- Searchable columns of the listed homes, packed by ranges of ids, for searches that no single index answers. A range
-- that has changed is read from the table itself until it is packed again, so a search is never behind.
CREATE TABLE segments (
	first_id INTEGER PRIMARY KEY,
	-- not in the range
	end_id INTEGER NOT NULL,
	changed INTEGER NOT NULL
) STRICT;

INSERT INTO segments (first_id, end_id, changed) VALUES (0, 9007199254740991, 1);

CREATE TABLE segment_columns (
	first_id INTEGER NOT NULL,
	name TEXT NOT NULL,
	-- of a column of texts: the texts that the numbers stand for, as JSON
	texts TEXT,
	-- one number per home, in the order of the ids
	data TEXT NOT NULL,
	PRIMARY KEY (name, first_id)
) STRICT, WITHOUT ROWID;

-- Where the pages of long lists begin: per list and block of pages, the keys of every page's first row as JSON.
-- They hold for the generation that they were made in, and while no listed home has changed since.
CREATE TABLE page_anchors (
	list TEXT NOT NULL,
	block INTEGER NOT NULL,
	generation INTEGER NOT NULL,
	keys TEXT NOT NULL,
	PRIMARY KEY (list, block)
) STRICT, WITHOUT ROWID;

CREATE TABLE anchor_state (
	id INTEGER PRIMARY KEY CHECK (id = 1),
	generation INTEGER NOT NULL,
	-- the last generation that was made to its end
	built INTEGER NOT NULL,
	changed INTEGER NOT NULL
) STRICT;

INSERT INTO anchor_state (id, generation, built, changed) VALUES (1, 0, 0, 0);

CREATE TRIGGER listings_added AFTER INSERT ON listings BEGIN
	INSERT INTO counts (facet, goal, value, n)
		SELECT facet, goal, value, 1 FROM listing_facets WHERE id = NEW.id AND state = 'listed'
		ON CONFLICT (facet, goal, value) DO UPDATE SET n = n + 1;
	INSERT INTO listing_cities (city, goal, ended, date_order, newest)
		SELECT DISTINCT value, NEW.goal, NEW.ended, -NEW.listed_at, -NEW.id
		FROM json_each(json_array(NEW.city_nl, NEW.city_fr, NEW.city_en, NEW.city_de))
		WHERE NEW.state = 'listed' AND value <> '';
	UPDATE segments SET changed = 1 WHERE changed = 0
		AND first_id = (SELECT max(first_id) FROM segments WHERE first_id <= NEW.id);
	UPDATE anchor_state SET changed = 1 WHERE changed = 0 AND NEW.state = 'listed';
END;

CREATE TRIGGER listings_about_to_change BEFORE UPDATE ON listings
WHEN (
	OLD.state, OLD.goal, OLD.ended, OLD.type_id, OLD.main_type_id, OLD.type_rank, OLD.region, OLD.zip, OLD.city_nl,
	OLD.city_fr, OLD.city_en, OLD.city_de, OLD.project_id, OLD.price, OLD.bedrooms, OLD.bathrooms, OLD.garages,
	OLD.parkings, OLD.surface, OLD.epc, OLD.terrace, OLD.garden, OLD.elevator, OLD.furnished, OLD.new_build,
	OLD.latitude, OLD.longitude, OLD.listed_at,
	OLD.card -> '$.city'
) IS NOT (
	NEW.state, NEW.goal, NEW.ended, NEW.type_id, NEW.main_type_id, NEW.type_rank, NEW.region, NEW.zip, NEW.city_nl,
	NEW.city_fr, NEW.city_en, NEW.city_de, NEW.project_id, NEW.price, NEW.bedrooms, NEW.bathrooms, NEW.garages,
	NEW.parkings, NEW.surface, NEW.epc, NEW.terrace, NEW.garden, NEW.elevator, NEW.furnished, NEW.new_build,
	NEW.latitude, NEW.longitude, NEW.listed_at,
	NEW.card -> '$.city'
)
BEGIN
	UPDATE counts SET n = n - 1 WHERE (facet, goal, value) IN
		(SELECT facet, goal, value FROM listing_facets WHERE id = OLD.id AND state = 'listed');
	DELETE FROM listing_cities WHERE newest = -OLD.id AND goal = OLD.goal AND ended = OLD.ended
		AND date_order = -OLD.listed_at AND city IN (OLD.city_nl, OLD.city_fr, OLD.city_en, OLD.city_de);
END;

CREATE TRIGGER listings_changed AFTER UPDATE ON listings
WHEN (
	OLD.state, OLD.goal, OLD.ended, OLD.type_id, OLD.main_type_id, OLD.type_rank, OLD.region, OLD.zip, OLD.city_nl,
	OLD.city_fr, OLD.city_en, OLD.city_de, OLD.project_id, OLD.price, OLD.bedrooms, OLD.bathrooms, OLD.garages,
	OLD.parkings, OLD.surface, OLD.epc, OLD.terrace, OLD.garden, OLD.elevator, OLD.furnished, OLD.new_build,
	OLD.latitude, OLD.longitude, OLD.listed_at,
	OLD.card -> '$.city'
) IS NOT (
	NEW.state, NEW.goal, NEW.ended, NEW.type_id, NEW.main_type_id, NEW.type_rank, NEW.region, NEW.zip, NEW.city_nl,
	NEW.city_fr, NEW.city_en, NEW.city_de, NEW.project_id, NEW.price, NEW.bedrooms, NEW.bathrooms, NEW.garages,
	NEW.parkings, NEW.surface, NEW.epc, NEW.terrace, NEW.garden, NEW.elevator, NEW.furnished, NEW.new_build,
	NEW.latitude, NEW.longitude, NEW.listed_at,
	NEW.card -> '$.city'
)
BEGIN
	INSERT INTO counts (facet, goal, value, n)
		SELECT facet, goal, value, 1 FROM listing_facets WHERE id = NEW.id AND state = 'listed'
		ON CONFLICT (facet, goal, value) DO UPDATE SET n = n + 1;
	INSERT INTO listing_cities (city, goal, ended, date_order, newest)
		SELECT DISTINCT value, NEW.goal, NEW.ended, -NEW.listed_at, -NEW.id
		FROM json_each(json_array(NEW.city_nl, NEW.city_fr, NEW.city_en, NEW.city_de))
		WHERE NEW.state = 'listed' AND value <> '';
	UPDATE segments SET changed = 1 WHERE changed = 0
		AND first_id = (SELECT max(first_id) FROM segments WHERE first_id <= NEW.id);
	UPDATE anchor_state SET changed = 1 WHERE changed = 0 AND (OLD.state = 'listed' OR NEW.state = 'listed');
END;

CREATE TRIGGER listings_removed BEFORE DELETE ON listings BEGIN
	UPDATE counts SET n = n - 1 WHERE (facet, goal, value) IN
		(SELECT facet, goal, value FROM listing_facets WHERE id = OLD.id AND state = 'listed');
	DELETE FROM listing_cities WHERE newest = -OLD.id AND goal = OLD.goal AND ended = OLD.ended
		AND date_order = -OLD.listed_at AND city IN (OLD.city_nl, OLD.city_fr, OLD.city_en, OLD.city_de);
	UPDATE segments SET changed = 1 WHERE changed = 0
		AND first_id = (SELECT max(first_id) FROM segments WHERE first_id <= OLD.id);
	UPDATE anchor_state SET changed = 1 WHERE changed = 0 AND OLD.state = 'listed';
END;
