-- Homes, as visitors search and read them. Every row is derived from the agency's feed and can be rebuilt from it.

-- The slim table that cards are read from, and that the columns of the search are made of. A hidden price is null here
-- and a hidden point is a shifted one, so no query, order or box can give away what the agency does not publish.
CREATE TABLE listings (
	id INTEGER PRIMARY KEY,
	-- listed: in lists; ended: sold or rented longer ago than the badge lasts; draft: preview only;
	-- unpublished: a status that visitors do not see; withdrawn: gone from the feed
	state TEXT NOT NULL CHECK (state IN ('listed', 'ended', 'draft', 'unpublished', 'withdrawn')),
	listed INTEGER NOT NULL GENERATED ALWAYS AS (state = 'listed') STORED,
	-- the agency's code
	status INTEGER NOT NULL,
	-- when a sold or rented home leaves the lists, in epoch seconds
	ends_at INTEGER,
	-- what it is searched by, a value for each column of app/domain/search/columns.ts, as JSON
	facts TEXT NOT NULL CHECK (json_valid(facts)),
	-- what a card shows, in every language, as JSON
	card TEXT NOT NULL CHECK (json_valid(card)),
	-- of everything derived from the feed's record; '' makes the next import write it again
	hash TEXT NOT NULL,
	-- what statements beside the search ask for, out of the facts
	goal INTEGER GENERATED ALWAYS AS (iif(facts ->> '$.goal' = 'rent', 1, 0)) VIRTUAL,
	ended INTEGER GENERATED ALWAYS AS (facts ->> '$.ended') VIRTUAL,
	project_id INTEGER GENERATED ALWAYS AS (facts ->> '$.project') VIRTUAL,
	price REAL GENERATED ALWAYS AS (facts ->> '$.price') VIRTUAL,
	bedrooms INTEGER GENERATED ALWAYS AS (facts ->> '$.bedrooms') VIRTUAL,
	zip TEXT GENERATED ALWAYS AS (facts ->> '$.zip') VIRTUAL,
	region TEXT GENERATED ALWAYS AS (facts ->> '$.region') VIRTUAL,
	latitude REAL GENERATED ALWAYS AS (facts ->> '$.point.latitude') VIRTUAL,
	longitude REAL GENERATED ALWAYS AS (facts ->> '$.point.longitude') VIRTUAL
) STRICT;

CREATE INDEX listings_of_project ON listings (project_id, id) WHERE project_id IS NOT NULL;
-- Sold and let homes that left the lists, which valuations compare with.
CREATE INDEX listings_ended ON listings (latitude) WHERE state = 'ended';
CREATE INDEX listings_by_end ON listings (ends_at) WHERE listed = 1 AND ends_at IS NOT NULL;

-- The published columns of all listed homes: pieces in the private bucket, by the name of their content. Searches read
-- them once, and from then on only the changes after the number.
CREATE TABLE search_index (
	id INTEGER PRIMARY KEY CHECK (id = 1),
	-- the last change that is in the pieces
	seq INTEGER NOT NULL,
	-- names what was made from the rows: another one makes every isolate read the pieces again
	build TEXT NOT NULL,
	-- the table of columns that they were made by
	layout TEXT NOT NULL,
	pieces TEXT NOT NULL CHECK (json_valid(pieces))
) STRICT;

-- Everything else of a property, as checked JSON: read by its own page alone.
CREATE TABLE property_details (
	id INTEGER PRIMARY KEY,
	detail TEXT NOT NULL CHECK (json_valid(detail))
) STRICT;

-- What a property was offered for, since when: a row for each published price that differs from the one before.
CREATE TABLE price_history (
	property_id INTEGER NOT NULL,
	-- when the import first saw it, in epoch seconds
	at INTEGER NOT NULL,
	goal TEXT NOT NULL CHECK (goal IN ('sale', 'rent')),
	price REAL NOT NULL,
	PRIMARY KEY (property_id, at)
) STRICT, WITHOUT ROWID;

-- Words of every language together, folded before they get here, so that a reader finds Liège by liege and Luik.
CREATE VIRTUAL TABLE listing_words USING fts5 (
	title, city, type, description, reference,
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
	-- the widths of the picture and the names of its copies, as JSON; null where there is the one address alone
	files TEXT,
	PRIMARY KEY (kind, owner_id, position)
) STRICT, WITHOUT ROWID;

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
	-- as a heading over several names them, by language, as JSON
	name_plural TEXT,
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

-- What the desk has published, as pages and emails lay it over what is bundled: made from the rows in the database of people,
-- and from there it can be made again. The latest counts; a page that was made with an earlier one asks for that.
CREATE TABLE publications (
	version INTEGER PRIMARY KEY AUTOINCREMENT,
	content TEXT NOT NULL CHECK (json_valid(content)),
	at INTEGER NOT NULL
) STRICT;

-- What changed, in the batch that changed it: alerts, searches and the page cache read on from where they were.
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

-- The import's own book-keeping.

CREATE TABLE import_runs (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	-- staging: reading the feed; planned: may be applied, and resumed if cut off
	state TEXT NOT NULL CHECK (state IN ('staging', 'planned', 'done', 'failed', 'refused')),
	started_at INTEGER NOT NULL,
	finished_at INTEGER,
	-- 1: every page of everything was read, only such a run may count absences; 2: every page of what changed; 0: neither
	complete INTEGER NOT NULL DEFAULT 0,
	pages INTEGER NOT NULL DEFAULT 0,
	applied_pages INTEGER NOT NULL DEFAULT 0,
	read INTEGER NOT NULL DEFAULT 0,
	created INTEGER NOT NULL DEFAULT 0,
	changed INTEGER NOT NULL DEFAULT 0,
	unchanged INTEGER NOT NULL DEFAULT 0,
	withdrawn INTEGER NOT NULL DEFAULT 0,
	rejected INTEGER NOT NULL DEFAULT 0,
	-- how often in a row a planned run was begun without a page of it getting done: it is given up after a few
	attempts INTEGER NOT NULL DEFAULT 0,
	message TEXT
) STRICT;

CREATE INDEX import_runs_by_state ON import_runs (state, id);

-- What the agency should look at: records that were rejected, and remarks on records that went in.
CREATE TABLE import_findings (
	run_id INTEGER NOT NULL,
	position INTEGER NOT NULL,
	finding TEXT NOT NULL CHECK (finding IN ('rejected', 'remark')),
	kind TEXT NOT NULL,
	record_id TEXT NOT NULL,
	reason TEXT NOT NULL,
	PRIMARY KEY (run_id, position)
) STRICT, WITHOUT ROWID;

-- One run at a time. A run that lost the lease is stopped by the fence, which every batch compares.
CREATE TABLE import_lease (
	name TEXT PRIMARY KEY,
	fence INTEGER NOT NULL,
	expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Records that the feed left out, and in how many complete runs in a row.
CREATE TABLE absences (
	kind TEXT NOT NULL CHECK (kind IN ('property', 'project', 'owner')),
	id INTEGER NOT NULL,
	runs INTEGER NOT NULL,
	last_run INTEGER NOT NULL,
	PRIMARY KEY (kind, id)
) STRICT, WITHOUT ROWID;

-- Files that the agency's system has sent: kept until they are imported.
CREATE TABLE sent_feeds (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	-- of the private bucket
	key TEXT NOT NULL,
	state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'done', 'failed')),
	received_at INTEGER NOT NULL,
	-- why it failed, or what the import said
	message TEXT
) STRICT;

-- What imports would not withdraw because it was too much at once, until somebody says that it is really gone.
CREATE TABLE refused_withdrawals (
	run_id INTEGER PRIMARY KEY,
	-- the published properties that were absent, as JSON
	ids TEXT NOT NULL CHECK (json_valid(ids)),
	accepted_at INTEGER
) STRICT;
