-- Landing pages with enough properties for search engines, and when they last had them: they stay in the index for a
-- year, so that no page comes and goes with one property.
CREATE TABLE landing_seen (
	goal TEXT NOT NULL CHECK (goal IN ('sale', 'rent')),
	-- 0 is that of houses and flats, null every type
	type INTEGER,
	-- null: everywhere
	place TEXT,
	-- YYYY-MM-DD
	last_day TEXT NOT NULL
) STRICT;
CREATE UNIQUE INDEX landing_seen_page ON landing_seen (goal, ifnull(type, ''), ifnull(place, ''));
