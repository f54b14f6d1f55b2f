-- What an owner was told of a week, by its Monday, with the figures as they were then. The portal keeps it for him.
CREATE TABLE owner_reports (
	owner_id INTEGER NOT NULL,
	property_id INTEGER NOT NULL,
	week TEXT NOT NULL,
	-- as JSON
	figures TEXT NOT NULL CHECK (json_valid(figures)),
	PRIMARY KEY (owner_id, property_id, week)
) STRICT, WITHOUT ROWID;

-- How viewings went, for the totals of a property.
CREATE INDEX history_feedback ON history (property_id, status)
	WHERE status IN ('interested', 'considering', 'tooDear', 'unsuited', 'came', 'absent');
