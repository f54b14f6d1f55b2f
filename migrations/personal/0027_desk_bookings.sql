-- Of a booking that the desk makes for a caller, which has no form that holds it.
ALTER TABLE bookings ADD COLUMN phone TEXT;

-- A cancellation can be taken back; nothing else changes a booking that is cancelled.
DROP TRIGGER bookings_changed_in_turn;
CREATE TRIGGER bookings_changed_in_turn BEFORE UPDATE OF sequence ON bookings
WHEN NEW.sequence <> OLD.sequence + 1 OR (OLD.state <> 'confirmed' AND NEW.state <> 'confirmed')
BEGIN
	SELECT RAISE(ABORT, 'booking-changed');
END;
