-- What the link to the page that a form was sent from says of itself, such as its campaign; null where it says nothing.
ALTER TABLE inbox ADD COLUMN source TEXT;
ALTER TABLE held_forms ADD COLUMN source TEXT;
