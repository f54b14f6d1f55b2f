-- How many hours before its start a viewing can be booked at the latest; the desk books until it starts.
ALTER TABLE viewing_patterns ADD COLUMN notice_hours INTEGER NOT NULL DEFAULT 0;
