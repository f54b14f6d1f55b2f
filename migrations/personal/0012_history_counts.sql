-- How many history rows a property has of each kind, in all and by day: kept by the database itself, whoever writes the rows.
-- Days are those of UTC: SQLite knows no time zones, and a figure over thirty days does not turn on an hour.

CREATE TABLE history_totals (
	property_id INTEGER NOT NULL,
	kind TEXT NOT NULL,
	total INTEGER NOT NULL,
	PRIMARY KEY (property_id, kind)
) STRICT, WITHOUT ROWID;

CREATE TABLE history_days (
	property_id INTEGER NOT NULL,
	day TEXT NOT NULL,
	visit INTEGER NOT NULL,
	communication INTEGER NOT NULL,
	online_media INTEGER NOT NULL,
	calendar_visit INTEGER NOT NULL,
	PRIMARY KEY (property_id, day)
) STRICT, WITHOUT ROWID;

CREATE INDEX history_by_kind ON history (property_id, kind, at DESC, id);

CREATE TRIGGER history_counted AFTER INSERT ON history
BEGIN
	INSERT INTO history_totals (property_id, kind, total) VALUES (NEW.property_id, NEW.kind, 1)
	ON CONFLICT (property_id, kind) DO UPDATE SET total = total + 1;
	INSERT INTO history_days (property_id, day, visit, communication, online_media, calendar_visit)
	VALUES (
		NEW.property_id, date(NEW.at, 'unixepoch'),
		NEW.kind = 'visit', NEW.kind = 'communication', NEW.kind = 'onlineMedia', NEW.kind = 'calendarVisit'
	)
	ON CONFLICT (property_id, day) DO UPDATE SET
		visit = visit + excluded.visit,
		communication = communication + excluded.communication,
		online_media = online_media + excluded.online_media,
		calendar_visit = calendar_visit + excluded.calendar_visit;
END;

CREATE TRIGGER history_uncounted AFTER DELETE ON history
BEGIN
	UPDATE history_totals SET total = total - 1 WHERE property_id = OLD.property_id AND kind = OLD.kind;
	UPDATE history_days SET
		visit = visit - (OLD.kind = 'visit'),
		communication = communication - (OLD.kind = 'communication'),
		online_media = online_media - (OLD.kind = 'onlineMedia'),
		calendar_visit = calendar_visit - (OLD.kind = 'calendarVisit')
	WHERE property_id = OLD.property_id AND day = date(OLD.at, 'unixepoch');
END;

CREATE TRIGGER history_recounted AFTER UPDATE OF property_id, kind, at ON history
WHEN OLD.property_id <> NEW.property_id OR OLD.kind <> NEW.kind OR OLD.at <> NEW.at
BEGIN
	UPDATE history_totals SET total = total - 1 WHERE property_id = OLD.property_id AND kind = OLD.kind;
	UPDATE history_days SET
		visit = visit - (OLD.kind = 'visit'),
		communication = communication - (OLD.kind = 'communication'),
		online_media = online_media - (OLD.kind = 'onlineMedia'),
		calendar_visit = calendar_visit - (OLD.kind = 'calendarVisit')
	WHERE property_id = OLD.property_id AND day = date(OLD.at, 'unixepoch');
	INSERT INTO history_totals (property_id, kind, total) VALUES (NEW.property_id, NEW.kind, 1)
	ON CONFLICT (property_id, kind) DO UPDATE SET total = total + 1;
	INSERT INTO history_days (property_id, day, visit, communication, online_media, calendar_visit)
	VALUES (
		NEW.property_id, date(NEW.at, 'unixepoch'),
		NEW.kind = 'visit', NEW.kind = 'communication', NEW.kind = 'onlineMedia', NEW.kind = 'calendarVisit'
	)
	ON CONFLICT (property_id, day) DO UPDATE SET
		visit = visit + excluded.visit,
		communication = communication + excluded.communication,
		online_media = online_media + excluded.online_media,
		calendar_visit = calendar_visit + excluded.calendar_visit;
END;

-- Rows that were there before the counting.
INSERT INTO history_totals (property_id, kind, total)
SELECT property_id, kind, count(*) FROM history GROUP BY property_id, kind;

INSERT INTO history_days (property_id, day, visit, communication, online_media, calendar_visit)
SELECT property_id, date(at, 'unixepoch'), sum(kind = 'visit'), sum(kind = 'communication'), sum(kind = 'onlineMedia'),
	sum(kind = 'calendarVisit')
FROM history GROUP BY property_id, date(at, 'unixepoch');
