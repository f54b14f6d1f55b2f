-- What visitors answer by email stands beside notes and answers of the desk.
DROP TRIGGER submissions_removed_from_inbox;

CREATE TABLE inbox_notes_kept (
	id TEXT PRIMARY KEY,
	submission_id TEXT NOT NULL,
	-- note: for colleagues; reply: what was written to the visitor; message: what came back by email
	kind TEXT NOT NULL CHECK (kind IN ('note', 'reply', 'message')),
	-- null: of a message
	staff_id TEXT,
	-- who wrote it, as he was called then
	author TEXT NOT NULL,
	text TEXT NOT NULL,
	at INTEGER NOT NULL,
	-- of a message: as its sender's program named it, so that one that comes twice is kept once
	message_id TEXT,
	-- of a message: the address that it came from
	sender TEXT COLLATE NOCASE,
	-- of a message: written by a program, such as an absence notice
	automatic INTEGER NOT NULL DEFAULT 0 CHECK (automatic IN (0, 1)),
	-- names of files that came with it and were not kept, as JSON
	left_out TEXT CHECK (left_out IS NULL OR json_valid(left_out))
) STRICT;
INSERT INTO inbox_notes_kept (id, submission_id, kind, staff_id, author, text, at)
	SELECT id, submission_id, kind, staff_id, staff_name, text, at FROM inbox_notes;
DROP TABLE inbox_notes;
ALTER TABLE inbox_notes_kept RENAME TO inbox_notes;
CREATE INDEX inbox_notes_by_submission ON inbox_notes (submission_id, at);
CREATE UNIQUE INDEX inbox_notes_by_message ON inbox_notes (submission_id, message_id) WHERE message_id IS NOT NULL;

-- Who at the desk has looked at an item since something last came in.
CREATE TABLE inbox_seen (
	submission_id TEXT NOT NULL,
	staff_id TEXT NOT NULL,
	PRIMARY KEY (submission_id, staff_id)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER submissions_removed_from_inbox AFTER DELETE ON submissions
BEGIN
	DELETE FROM inbox WHERE submission_id = OLD.id;
	DELETE FROM inbox_notes WHERE submission_id = OLD.id;
	DELETE FROM inbox_seen WHERE submission_id = OLD.id;
END;

CREATE TRIGGER inbox_messages_unseen AFTER INSERT ON inbox_notes WHEN NEW.kind = 'message'
BEGIN
	DELETE FROM inbox_seen WHERE submission_id = NEW.submission_id;
END;
