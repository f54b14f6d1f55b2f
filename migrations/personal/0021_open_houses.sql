-- An open day that visitors register for is a slot of its own kind: of the agency's system or opened at the desk. Nobody
-- books a viewing in it, and the import leaves the desk's alone.
ALTER TABLE appointment_slots ADD COLUMN open_house TEXT CHECK (open_house IN ('feed', 'desk'));
