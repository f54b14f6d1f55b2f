-- What the agency has sold and let, for its page of references: what has ended, and what the feed calls a reference (6).
CREATE INDEX listings_references ON listings (id) WHERE ended = 1 OR status = 6;

-- References that are not shown, because the owner of before or of now would rather not.
CREATE TABLE hidden_references (
	property_id INTEGER PRIMARY KEY
) STRICT;

-- What each agent offers, for the agents' pages.
CREATE INDEX property_details_by_agent ON property_details (detail ->> '$.Manager.Name')
	WHERE detail ->> '$.Manager.Name' IS NOT NULL;
