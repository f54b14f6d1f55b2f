-- Owners whom the desk has invited: no import touches or suspends them.
ALTER TABLE owners ADD COLUMN by_desk INTEGER NOT NULL DEFAULT 0 CHECK (by_desk IN (0, 1));

-- What the desk has linked to an owner, until when; null: until it is unlinked.
ALTER TABLE owner_properties ADD COLUMN by_desk INTEGER NOT NULL DEFAULT 0 CHECK (by_desk IN (0, 1));
ALTER TABLE owner_properties ADD COLUMN until INTEGER;
