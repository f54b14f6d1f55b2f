-- Accepted forms in slots of ten minutes, by form, by network (a keyed digest) and in all: by these a proof of work
-- grows harder. Nothing older than an hour is read.
CREATE TABLE form_traffic (
	subject TEXT NOT NULL,
	-- epoch seconds divided by 600
	slot INTEGER NOT NULL,
	accepted INTEGER NOT NULL,
	PRIMARY KEY (subject, slot)
) STRICT, WITHOUT ROWID;
