-- What is kept of a person is found by his address or, in properties' histories, by his name.
CREATE INDEX history_by_contact ON history (contact_person) WHERE contact_person IS NOT NULL;

CREATE INDEX bookings_by_email ON bookings (email) WHERE email IS NOT NULL;
CREATE INDEX document_requests_by_email ON document_requests (email);
