-- How many properties filled each field, as JSON by the field's name; only of runs that read everything.
ALTER TABLE import_runs ADD COLUMN fields TEXT CHECK (fields IS NULL OR json_valid(fields));
