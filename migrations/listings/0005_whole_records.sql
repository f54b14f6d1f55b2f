-- The record of each property as the agency's system has it, for those who may see more than visitors: the agency, the
-- owner, whoever has a confirmed viewing. No page that visitors share reads it.
CREATE TABLE whole_records (
	id INTEGER PRIMARY KEY,
	record TEXT NOT NULL CHECK (json_valid(record))
) STRICT;
