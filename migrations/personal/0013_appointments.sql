-- What follows from a booking: its changes, its reminder, the owner's calendar visits, and word of new places.
-- Times are epoch seconds.

-- How often it was changed: calendars take the highest.
ALTER TABLE bookings ADD COLUMN sequence INTEGER NOT NULL DEFAULT 0;
-- When the email is due that reminds of it; null once it was written, or where the booking itself came as late.
ALTER TABLE bookings ADD COLUMN remind_at INTEGER;

CREATE INDEX bookings_to_remind ON bookings (remind_at) WHERE remind_at IS NOT NULL AND state = 'confirmed';

-- Of two changes at once the second fails, with the emails that would have told of it.
CREATE TRIGGER bookings_changed_in_turn BEFORE UPDATE OF sequence ON bookings
WHEN NEW.sequence <> OLD.sequence + 1 OR OLD.state <> 'confirmed'
BEGIN
	SELECT RAISE(ABORT, 'booking-changed');
END;

CREATE TRIGGER bookings_reminded_once BEFORE UPDATE OF remind_at ON bookings
WHEN NEW.sequence = OLD.sequence AND NEW.remind_at IS NULL AND OLD.remind_at IS NULL
BEGIN
	SELECT RAISE(ABORT, 'already-reminded');
END;

-- The owner sees each booking among his calendar visits, without a name.
CREATE TRIGGER bookings_seen_by_owner AFTER INSERT ON bookings WHEN NEW.state = 'confirmed'
BEGIN
	INSERT INTO history (id, property_id, kind, at, type, status, source, hash)
	VALUES ('booking-' || NEW.id, NEW.property_id, 'calendarVisit', NEW.starts_at, 'visit', 'confirmed', 'Website', '');
END;

CREATE TRIGGER bookings_changed_for_owner AFTER UPDATE OF state, starts_at ON bookings
BEGIN
	UPDATE history SET at = NEW.starts_at, status = NEW.state WHERE id = 'booking-' || NEW.id;
END;

-- A visit that is erased before it took place does not take place.
CREATE TRIGGER bookings_erased_for_owner AFTER DELETE ON bookings
WHEN OLD.state = 'confirmed' AND OLD.starts_at > unixepoch()
BEGIN
	UPDATE history SET status = 'cancelled' WHERE id = 'booking-' || OLD.id;
END;

-- Who wants to hear of the next place in a property's appointments: told once, then gone.
CREATE TABLE appointment_alerts (
	id TEXT PRIMARY KEY,
	submission_id TEXT NOT NULL,
	property_id INTEGER NOT NULL,
	email TEXT NOT NULL COLLATE NOCASE,
	first_name TEXT NOT NULL,
	last_name TEXT NOT NULL,
	language TEXT NOT NULL,
	state TEXT NOT NULL CHECK (state IN ('pending', 'active', 'notified')),
	created_at INTEGER NOT NULL,
	UNIQUE (property_id, email)
) STRICT, WITHOUT ROWID;

CREATE INDEX appointment_alerts_by_email ON appointment_alerts (email);
CREATE INDEX appointment_alerts_active ON appointment_alerts (property_id) WHERE state = 'active';
CREATE INDEX appointment_alerts_by_time ON appointment_alerts (created_at);

CREATE TRIGGER appointment_alerts_notified_once BEFORE UPDATE OF state ON appointment_alerts WHEN OLD.state = 'notified'
BEGIN
	SELECT RAISE(ABORT, 'already-notified');
END;
