-- When the CRM's calendar was last asked for the viewings of a property that an owner follows.
CREATE TABLE crm_readings (
	property_id INTEGER PRIMARY KEY,
	-- epoch seconds
	asked_at INTEGER NOT NULL,
	-- why it could not be read, as the import tells it; null where it was
	failure TEXT
) STRICT;
CREATE INDEX crm_readings_by_time ON crm_readings (asked_at);
