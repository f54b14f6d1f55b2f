-- Homes, as visitors search and read them. Every row is derived from the agency's feed and can be rebuilt from it.

-- The slim table that lists are read from. A hidden price is null here and a hidden point is a shifted one,
-- so no query, order or box can give away what the agency does not publish.
CREATE TABLE listings (
	id INTEGER PRIMARY KEY,
	-- listed: in lists; ended: sold or rented longer ago than the badge lasts; draft: preview only;
	-- unpublished: a status that visitors do not see; withdrawn: gone from the feed
	state TEXT NOT NULL CHECK (state IN ('listed', 'ended', 'draft', 'unpublished', 'withdrawn')),
	listed INTEGER NOT NULL GENERATED ALWAYS AS (state = 'listed') STORED,
	goal INTEGER NOT NULL CHECK (goal IN (0, 1)),
	status INTEGER NOT NULL,
	-- sold or rented: last in every order
	ended INTEGER NOT NULL CHECK (ended IN (0, 1)),
	-- when a sold or rented home leaves the lists, in epoch seconds
	ends_at INTEGER,
	project_id INTEGER,
	type_id INTEGER,
	main_type_id INTEGER,
	-- the place of the type in the agency's tree
	type_rank INTEGER NOT NULL,
	region TEXT,
	country_id INTEGER,
	zip TEXT,
	-- city names, folded (no case, no accents), by the language of the page
	city_nl TEXT NOT NULL,
	city_fr TEXT NOT NULL,
	city_en TEXT NOT NULL,
	city_de TEXT NOT NULL,
	-- in euro; per month for a rental; null where it is not published
	price REAL,
	-- orders unknown prices last when the cheapest come first
	price_ascending REAL NOT NULL GENERATED ALWAYS AS (coalesce(price, 9e15)) VIRTUAL,
	bedrooms INTEGER,
	bathrooms INTEGER,
	garages INTEGER,
	parkings INTEGER,
	-- living, else total, else ground, in m²
	surface REAL,
	epc TEXT,
	terrace INTEGER NOT NULL,
	garden INTEGER NOT NULL,
	elevator INTEGER NOT NULL,
	furnished INTEGER NOT NULL,
	new_build INTEGER NOT NULL,
	latitude REAL,
	longitude REAL,
	-- the map's grid: rows of cells from south to north, so that one row of a box is one range
	cell INTEGER,
	-- when the home came on the market, in epoch seconds
	listed_at INTEGER NOT NULL,
	-- what a card shows, in every language, as JSON
	card TEXT NOT NULL,
	-- of everything derived from the feed's record; '' makes the next import write it again
	hash TEXT NOT NULL
) STRICT;

-- One index per order of the lists; the id settles equal keys, newest first.
CREATE INDEX listings_by_date ON listings (goal, ended, listed_at DESC, id DESC) WHERE listed = 1;
CREATE INDEX listings_by_price_ascending ON listings (goal, ended, price_ascending, id DESC) WHERE listed = 1;
CREATE INDEX listings_by_price_descending ON listings (goal, ended, price DESC, id DESC) WHERE listed = 1;
CREATE INDEX listings_by_type ON listings (goal, ended, type_rank, id DESC) WHERE listed = 1;
CREATE INDEX listings_by_city_nl ON listings (goal, ended, city_nl, id DESC) WHERE listed = 1;
CREATE INDEX listings_by_city_fr ON listings (goal, ended, city_fr, id DESC) WHERE listed = 1;
CREATE INDEX listings_by_city_en ON listings (goal, ended, city_en, id DESC) WHERE listed = 1;
CREATE INDEX listings_by_city_de ON listings (goal, ended, city_de, id DESC) WHERE listed = 1;
CREATE INDEX listings_by_project ON listings (project_id, id) WHERE project_id IS NOT NULL;
CREATE INDEX listings_by_end ON listings (ends_at) WHERE listed = 1 AND ends_at IS NOT NULL;

-- Everything else of a property, as checked JSON: read by its own page alone.
CREATE TABLE property_details (
	id INTEGER PRIMARY KEY,
	detail TEXT NOT NULL CHECK (json_valid(detail))
) STRICT;

-- Words of every language together, folded before they get here, so that a reader finds Liège by liege and Luik.
CREATE VIRTUAL TABLE listing_words USING fts5 (
	title, city, type, description,
	content = '', contentless_delete = 1,
	tokenize = "unicode61 remove_diacritics 2"
);

CREATE TABLE projects (
	id INTEGER PRIMARY KEY,
	state TEXT NOT NULL CHECK (state IN ('listed', 'withdrawn')),
	region TEXT,
	country_id INTEGER,
	zip TEXT,
	city_nl TEXT NOT NULL,
	city_fr TEXT NOT NULL,
	city_en TEXT NOT NULL,
	city_de TEXT NOT NULL,
	sold_out INTEGER NOT NULL,
	listed_at INTEGER NOT NULL,
	external_url TEXT,
	card TEXT NOT NULL,
	detail TEXT NOT NULL CHECK (json_valid(detail)),
	hash TEXT NOT NULL
) STRICT;

CREATE INDEX projects_by_date ON projects (listed_at DESC, id DESC) WHERE state = 'listed';

CREATE TABLE constructions (
	project_id INTEGER NOT NULL,
	position INTEGER NOT NULL,
	unit TEXT,
	floor TEXT,
	status TEXT,
	requirement TEXT,
	property_id INTEGER,
	PRIMARY KEY (project_id, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE pictures (
	kind TEXT NOT NULL CHECK (kind IN ('property', 'project')),
	owner_id INTEGER NOT NULL,
	position INTEGER NOT NULL,
	url TEXT NOT NULL,
	-- by language, as JSON
	caption TEXT,
	PRIMARY KEY (kind, owner_id, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE documents (
	kind TEXT NOT NULL CHECK (kind IN ('property', 'project')),
	owner_id INTEGER NOT NULL,
	id TEXT NOT NULL,
	position INTEGER NOT NULL,
	name TEXT,
	url TEXT,
	access TEXT NOT NULL CHECK (access IN ('public', 'on-request')),
	PRIMARY KEY (kind, owner_id, id)
) STRICT, WITHOUT ROWID;

CREATE TABLE property_types (
	id INTEGER PRIMARY KEY,
	parent_id INTEGER,
	-- by language, as JSON
	name TEXT NOT NULL,
	web_id INTEGER,
	rank INTEGER NOT NULL,
	hash TEXT NOT NULL
) STRICT;

-- Every address of the site by its original form: where it stands in each language, what it is, what it hangs under.
CREATE TABLE paths (
	original TEXT PRIMARY KEY,
	type TEXT NOT NULL CHECK (type IN ('feedback', 'article', 'page', 'login')),
	-- by language, as JSON
	localized TEXT NOT NULL,
	-- original paths from the parent up, as JSON
	breadcrumb TEXT NOT NULL,
	external_url TEXT
) STRICT, WITHOUT ROWID;

-- What the agency says of the whole site: visibility conditions, metadata by language.
CREATE TABLE site_data (
	key TEXT PRIMARY KEY,
	value TEXT NOT NULL CHECK (json_valid(value))
) STRICT, WITHOUT ROWID;

-- What changed, in the batch that changed it: alerts and the page cache read on from where they were.
CREATE TABLE changes (
	seq INTEGER PRIMARY KEY AUTOINCREMENT,
	run_id INTEGER NOT NULL,
	kind TEXT NOT NULL CHECK (kind IN ('property', 'project', 'site')),
	record_id INTEGER NOT NULL,
	what TEXT NOT NULL CHECK (what IN ('created', 'changed', 'price-down', 'withdrawn', 'ended', 'republished')),
	at INTEGER NOT NULL,
	price_before REAL,
	price_after REAL
) STRICT;
