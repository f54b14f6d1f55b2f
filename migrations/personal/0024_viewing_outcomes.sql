-- How a viewing went, as whoever showed the property says; null while nobody has said it.
ALTER TABLE bookings ADD COLUMN outcome TEXT CHECK (outcome IN ('came', 'interested', 'considering', 'tooDear', 'unsuited', 'absent'));

-- The owner reads it among his viewings, without a name; one that nobody came to stays among those that were planned.
CREATE TRIGGER bookings_outcome_for_owner AFTER UPDATE OF outcome ON bookings
BEGIN
	UPDATE history SET
		kind = CASE WHEN coalesce(NEW.outcome, 'absent') = 'absent' THEN 'calendarVisit' ELSE 'visit' END,
		status = coalesce(NEW.outcome, NEW.state)
	WHERE id = 'booking-' || NEW.id;
END;
