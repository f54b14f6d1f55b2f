-- How often in a row a planned run was begun without a page of it getting done: it is given up after a few.
ALTER TABLE import_runs ADD COLUMN attempts INTEGER NOT NULL DEFAULT 0;
