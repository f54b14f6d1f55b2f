-- `json_valid(NULL)` is 0 in older releases of SQLite and null in newer ones: a check that has to hold in all of them says
-- that nothing is allowed.

CREATE TABLE compared_homes_checked (
	property_id INTEGER PRIMARY KEY,
	facts TEXT CHECK (facts IS NULL OR json_valid(facts))
) STRICT;

INSERT INTO compared_homes_checked SELECT property_id, facts FROM compared_properties;
DROP TABLE compared_properties;
ALTER TABLE compared_homes_checked RENAME TO compared_properties;

ALTER TABLE outbox ADD COLUMN told_checked TEXT CHECK (told_checked IS NULL OR json_valid(told_checked));
UPDATE outbox SET told_checked = notified WHERE notified IS NOT NULL;
ALTER TABLE outbox DROP COLUMN notified;
ALTER TABLE outbox RENAME COLUMN told_checked TO notified;
