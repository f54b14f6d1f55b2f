-- An email that cannot be sent holds up those to the same person, and nobody else.
CREATE INDEX outbox_waiting_by_recipient ON outbox (recipient, priority, seq) WHERE status IN ('queued', 'sending');

-- The part of an email's body that only its reader may know: the key in an owner's link. It is in the body until the email is
-- out; then it is blanked there and gone from here. What is kept of the key is its hash, in owner_links.
ALTER TABLE outbox ADD COLUMN secret TEXT;
