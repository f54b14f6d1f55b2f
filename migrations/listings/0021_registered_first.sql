-- What is offered to confirmed saved searches first, by when everybody is to see it.
CREATE INDEX listings_registered ON listings (card ->> '$.registered') WHERE state = 'unpublished';
