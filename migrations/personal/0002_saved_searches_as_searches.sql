-- A saved search is a search: the query string of its list with `goal`, in place of the form's criteria.
ALTER TABLE saved_searches ADD COLUMN search TEXT NOT NULL DEFAULT '';

DROP TRIGGER saved_searches_changed;

-- A list's places and its drawn area both have to hold, the form's were alternatives: who named both gets a second search.
INSERT INTO saved_searches (id, submission_id, email, first_name, last_name, language, state, goal, frequency, criteria, created_at, confirmed_at)
SELECT lower(hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-' || hex(randomblob(2)) || '-' || hex(randomblob(2)) || '-' || hex(randomblob(6))),
	submission_id, email, first_name, last_name, language, state, goal, frequency,
	json_set(criteria, '$.zips', json('[]'), '$.zones', json('[]')), created_at, confirmed_at
FROM saved_searches
WHERE criteria ->> 'polygon' IS NOT NULL
	AND json_array_length(criteria, '$.zips') + json_array_length(criteria, '$.zones') > 0;

UPDATE saved_searches SET criteria = json_remove(criteria, '$.polygon')
WHERE criteria ->> 'polygon' IS NOT NULL
	AND json_array_length(criteria, '$.zips') + json_array_length(criteria, '$.zones') > 0;

-- Postcodes, codes, names, encoded polylines and numbers: of what a query string escapes only spaces occur in them.
UPDATE saved_searches SET search = 'goal=' || goal
	|| coalesce((SELECT group_concat('&type=' || value, '') FROM json_each(criteria, '$.propertyTypes')), '')
	|| coalesce((SELECT group_concat('&city=' || value, '') FROM json_each(criteria, '$.zips')), '')
	|| coalesce((SELECT group_concat('&city=' || replace(value, ' ', '+'), '') FROM json_each(criteria, '$.zones')), '')
	|| coalesce((SELECT group_concat('&' || key || '=' || value, '') FROM json_each(criteria)
		WHERE key IN ('minPrice', 'minBedrooms') AND value > 0), '')
	|| coalesce((SELECT group_concat('&' || key || '=' || value, '') FROM json_each(criteria)
		WHERE key IN ('maxPrice', 'maxBedrooms', 'polygon') AND value IS NOT NULL), '')
	|| iif(coalesce(criteria ->> 'bathrooms', 0) > 0, '&minBathrooms=' || (criteria ->> 'bathrooms'), '')
	|| iif(coalesce(criteria ->> 'garages', 0) > 0, '&minGarages=' || (criteria ->> 'garages'), '')
	|| iif(coalesce(criteria ->> 'parkings', 0) > 0, '&minParkings=' || (criteria ->> 'parkings'), '')
	|| iif(criteria ->> 'terrace', '&terrace=1', '')
	|| iif(criteria ->> 'garden', '&garden=1', '');

ALTER TABLE saved_searches DROP COLUMN criteria;

UPDATE saved_searches SET indexed = 0;

-- Where a changed property may look for saved searches; whether it fits one, the search itself decides.
DROP TABLE saved_search_keys;
CREATE TABLE saved_search_keys (
	-- a municipality, province or region, a postcode, a city's name, a square of the map by its size and place; '' for anywhere
	place TEXT NOT NULL,
	goal INTEGER NOT NULL CHECK (goal IN (0, 1)),
	-- 0: any type
	type_id INTEGER NOT NULL,
	max_price REAL NOT NULL,
	saved_search_id TEXT NOT NULL,
	min_price REAL NOT NULL,
	PRIMARY KEY (place, goal, type_id, max_price, saved_search_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX saved_search_keys_by_saved_search ON saved_search_keys (saved_search_id);

CREATE TRIGGER saved_searches_changed AFTER UPDATE OF state, search ON saved_searches
WHEN NEW.state <> OLD.state OR NEW.search <> OLD.search
BEGIN
	DELETE FROM saved_search_keys WHERE saved_search_id = NEW.id;
	UPDATE saved_searches SET indexed = 0 WHERE id = NEW.id;
END;

-- What properties were when they were compared, in the words of the form. What is off the market stays remembered as such.
DELETE FROM compared_properties WHERE facts IS NOT NULL;
