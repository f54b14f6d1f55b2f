-- How many minutes whoever shows a property needs between it and another one, and how many viewings he has a day at most;
-- null: as many as there are. Where nobody is named, the most is that of the property.
ALTER TABLE viewing_patterns ADD COLUMN travel_minutes INTEGER NOT NULL DEFAULT 0;
ALTER TABLE viewing_patterns ADD COLUMN most_a_day INTEGER;

-- What is booked in or near the times of a pattern: for whoever shows it, or at the same property. The most a day is the
-- stricter one of both patterns; 999 for none. Days turn at one o'clock in summer and at midnight in winter: nobody visits
-- then.
CREATE VIEW viewing_neighbours AS
SELECT slot.id AS slot_id, booking.id AS booking_id, booking.slot_id AS booked_slot_id,
	booking.slot_id = slot.id AS is_own,
	booking.slot_id <> slot.id AND (shown.staff_id = pattern.staff_id OR booking.property_id = slot.property_id)
		AND max(booking.starts_at - slot.ends_at, slot.starts_at - booking.ends_at) < CASE
			WHEN booking.property_id = slot.property_id THEN 0
			ELSE 60 * max(pattern.travel_minutes, shown.travel_minutes) END AS is_too_near,
	booking.slot_id <> slot.id AND (booking.starts_at + 3600) / 86400 = (slot.starts_at + 3600) / 86400
		AND CASE WHEN pattern.staff_id IS NULL THEN booking.property_id = slot.property_id
			ELSE shown.staff_id = pattern.staff_id END AS is_same_day,
	min(coalesce(pattern.most_a_day, 999), CASE WHEN shown.staff_id = pattern.staff_id
		AND (booking.starts_at + 3600) / 86400 = (slot.starts_at + 3600) / 86400
		THEN coalesce(shown.most_a_day, 999) ELSE 999 END) AS most_a_day
FROM appointment_slots AS slot
JOIN viewing_patterns AS pattern ON pattern.id = slot.pattern_id
JOIN bookings AS booking ON booking.starts_at BETWEEN slot.starts_at - 86400 AND slot.starts_at + 86400
	AND booking.state = 'confirmed'
LEFT JOIN appointment_slots AS booked ON booked.id = booking.slot_id
LEFT JOIN viewing_patterns AS shown ON shown.id = booked.pattern_id;

DROP TRIGGER bookings_capacity;
DROP TRIGGER bookings_capacity_moved;
CREATE TRIGGER bookings_capacity BEFORE INSERT ON bookings
WHEN NEW.state = 'confirmed' AND ((
	SELECT count(*) FROM bookings WHERE slot_id = NEW.slot_id AND state = 'confirmed'
) >= coalesce((SELECT capacity FROM appointment_slots WHERE id = NEW.slot_id AND property_id = NEW.property_id), 0)
OR (
	SELECT max(is_too_near) OR NOT max(is_own)
		AND count(DISTINCT CASE WHEN is_same_day THEN booked_slot_id END) >= min(most_a_day)
	FROM viewing_neighbours WHERE slot_id = NEW.slot_id
))
BEGIN
	SELECT RAISE(ABORT, 'slot-full');
END;
CREATE TRIGGER bookings_capacity_moved BEFORE UPDATE OF slot_id, state ON bookings
WHEN NEW.state = 'confirmed' AND (OLD.state <> 'confirmed' OR OLD.slot_id <> NEW.slot_id) AND ((
	SELECT count(*) FROM bookings WHERE slot_id = NEW.slot_id AND state = 'confirmed'
) >= coalesce((SELECT capacity FROM appointment_slots WHERE id = NEW.slot_id AND property_id = NEW.property_id), 0)
OR (
	SELECT max(is_too_near) OR NOT max(is_own)
		AND count(DISTINCT CASE WHEN is_same_day THEN booked_slot_id END) >= min(most_a_day)
	FROM viewing_neighbours WHERE slot_id = NEW.slot_id AND booking_id <> NEW.id
))
BEGIN
	SELECT RAISE(ABORT, 'slot-full');
END;
