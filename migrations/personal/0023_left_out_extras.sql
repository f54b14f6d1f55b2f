-- Features that no field is for and that the desk does not show, by the system's own key.
CREATE TABLE left_out_extras (
	key TEXT PRIMARY KEY
) STRICT, WITHOUT ROWID;
