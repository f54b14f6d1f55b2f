-- What imports would not withdraw because it was too much at once, until somebody says that it is really gone.
CREATE TABLE refused_withdrawals (
	run_id INTEGER PRIMARY KEY,
	-- the published properties that were absent, as JSON
	ids TEXT NOT NULL CHECK (json_valid(ids)),
	accepted_at INTEGER
) STRICT;
