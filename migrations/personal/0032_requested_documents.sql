-- Who asked for which document, of a property or of a project: each is sent once while its link works.
CREATE TABLE requested_documents (
	kind TEXT NOT NULL CHECK (kind IN ('property', 'project')),
	owner_id INTEGER NOT NULL,
	document_id TEXT NOT NULL,
	email TEXT NOT NULL COLLATE NOCASE,
	submission_id TEXT NOT NULL,
	expires_at INTEGER NOT NULL,
	PRIMARY KEY (kind, owner_id, document_id, email)
) STRICT, WITHOUT ROWID;

INSERT OR IGNORE INTO requested_documents (kind, owner_id, document_id, email, submission_id, expires_at)
	SELECT 'property', r.property_id, CAST(document.value AS TEXT), r.email, r.submission_id, r.expires_at
	FROM document_requests AS r JOIN submissions AS s ON s.id = r.submission_id, json_each(s.data, '$.documents') AS document;

DROP TABLE document_requests;
ALTER TABLE requested_documents RENAME TO document_requests;

CREATE INDEX document_requests_by_email ON document_requests (email);
CREATE INDEX document_requests_by_submission ON document_requests (submission_id);
