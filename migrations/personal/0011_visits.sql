-- Page visits of properties, counted without cookies. Days are Brussels calendar days, YYYY-MM-DD.

-- Lives for one day: the secret that visitors' hashes of that day are made with.
CREATE TABLE page_view_salts (
	day TEXT PRIMARY KEY,
	salt TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- Lives for one day: who has been counted. A row that is new here is what counts a visit.
CREATE TABLE page_views_seen (
	day TEXT NOT NULL,
	property_id INTEGER NOT NULL,
	visitor TEXT NOT NULL,
	source TEXT NOT NULL,
	PRIMARY KEY (day, property_id, visitor)
) STRICT, WITHOUT ROWID;

-- One row a day, so that a month reads 31 rows whatever the number of sources.
CREATE TABLE page_view_days (
	property_id INTEGER NOT NULL,
	day TEXT NOT NULL,
	total INTEGER NOT NULL,
	search INTEGER NOT NULL,
	portal INTEGER NOT NULL,
	mail INTEGER NOT NULL,
	social INTEGER NOT NULL,
	direct INTEGER NOT NULL,
	list INTEGER NOT NULL,
	qr INTEGER NOT NULL,
	other INTEGER NOT NULL,
	PRIMARY KEY (property_id, day)
) STRICT, WITHOUT ROWID;

-- By the Monday of the week.
CREATE TABLE page_view_weeks (
	property_id INTEGER NOT NULL,
	week TEXT NOT NULL,
	total INTEGER NOT NULL,
	PRIMARY KEY (property_id, week)
) STRICT, WITHOUT ROWID;

CREATE TABLE page_view_totals (
	property_id INTEGER PRIMARY KEY,
	total INTEGER NOT NULL,
	first_day TEXT NOT NULL
) STRICT;

CREATE TRIGGER page_views_seen_counted AFTER INSERT ON page_views_seen
BEGIN
	INSERT INTO page_view_days (property_id, day, total, search, portal, mail, social, direct, list, qr, other)
	VALUES (
		NEW.property_id, NEW.day, 1,
		NEW.source = 'search', NEW.source = 'portal', NEW.source = 'mail', NEW.source = 'social',
		NEW.source = 'direct', NEW.source = 'list', NEW.source = 'qr', NEW.source = 'other'
	)
	ON CONFLICT (property_id, day) DO UPDATE SET
		total = total + 1,
		search = search + excluded.search,
		portal = portal + excluded.portal,
		mail = mail + excluded.mail,
		social = social + excluded.social,
		direct = direct + excluded.direct,
		list = list + excluded.list,
		qr = qr + excluded.qr,
		other = other + excluded.other;
	INSERT INTO page_view_weeks (property_id, week, total)
	VALUES (NEW.property_id, date(NEW.day, '-6 days', 'weekday 1'), 1)
	ON CONFLICT (property_id, week) DO UPDATE SET total = total + 1;
	INSERT INTO page_view_totals (property_id, total, first_day) VALUES (NEW.property_id, 1, NEW.day)
	ON CONFLICT (property_id) DO UPDATE SET total = total + 1, first_day = min(first_day, excluded.first_day);
END;
