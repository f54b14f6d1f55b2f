-- What a candidate tenant keeps with the agency, to send for several properties. His answers and his CV are those of the
-- submission, and go with it.
CREATE TABLE rent_profiles (
	id TEXT PRIMARY KEY,
	submission_id TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX rent_profiles_by_submission ON rent_profiles (submission_id);

-- For which properties a profile has been sent. Times are epoch seconds.
CREATE TABLE rent_profile_sendings (
	profile_id TEXT NOT NULL REFERENCES rent_profiles (id) ON DELETE CASCADE,
	property_id INTEGER NOT NULL,
	sent_at INTEGER NOT NULL,
	PRIMARY KEY (profile_id, property_id)
) STRICT, WITHOUT ROWID;
