-- The own calendar of a member of staff, whose taken times are not offered. The address is a secret: it is sealed under
-- LINK_SECRET. Times in epoch seconds.
CREATE TABLE own_calendars (
	staff_id TEXT PRIMARY KEY,
	sealed TEXT NOT NULL,
	created_at INTEGER NOT NULL,
	asked_at INTEGER NOT NULL DEFAULT 0,
	-- when it was last read; null for never
	read_at INTEGER,
	-- events and series of that time that nobody could understand
	events_left INTEGER NOT NULL DEFAULT 0,
	-- since when it cannot be read, and why; null: it was read the last time
	failing_since INTEGER,
	fault TEXT CHECK (fault IN ('unreachable', 'gone', 'forbidden', 'tooLarge', 'unreadable', 'sealed'))
) STRICT, WITHOUT ROWID;

-- When a member of staff is taken elsewhere, and nothing of why. Those of one person do not touch each other.
CREATE TABLE busy_times (
	staff_id TEXT NOT NULL,
	starts_at INTEGER NOT NULL,
	ends_at INTEGER NOT NULL,
	PRIMARY KEY (staff_id, starts_at)
) STRICT, WITHOUT ROWID;

-- Slots at which whoever shows them is taken elsewhere. One that is booked takes place, so that it has room for others too.
-- A view of its own, as one more branch of viewing_neighbours would make each slot read all of them.
CREATE VIEW busy_slots AS
SELECT slot.id AS slot_id
FROM appointment_slots AS slot JOIN viewing_patterns AS pattern ON pattern.id = slot.pattern_id
-- Of times that do not touch, the last one that begins before the end of the slot ends last.
WHERE (SELECT ends_at FROM busy_times WHERE staff_id = pattern.staff_id AND starts_at < slot.ends_at
	ORDER BY starts_at DESC LIMIT 1) > slot.starts_at
AND NOT EXISTS (SELECT 1 FROM bookings WHERE slot_id = slot.id AND state = 'confirmed');

CREATE TRIGGER bookings_busy BEFORE INSERT ON bookings
WHEN NEW.state = 'confirmed' AND EXISTS (SELECT 1 FROM busy_slots WHERE slot_id = NEW.slot_id)
BEGIN
	SELECT RAISE(ABORT, 'slot-full');
END;
CREATE TRIGGER bookings_busy_moved BEFORE UPDATE OF slot_id, state ON bookings
WHEN NEW.state = 'confirmed' AND (OLD.state <> 'confirmed' OR OLD.slot_id <> NEW.slot_id)
	AND EXISTS (SELECT 1 FROM busy_slots WHERE slot_id = NEW.slot_id)
BEGIN
	SELECT RAISE(ABORT, 'slot-full');
END;
