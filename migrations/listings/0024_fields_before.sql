-- Of a run of changes: how many of the properties that it read filled each field before it, as JSON by the field's name.
-- Its `fields` count the same properties; those of a whole run count all.
ALTER TABLE import_runs ADD COLUMN fields_before TEXT CHECK (fields_before IS NULL OR json_valid(fields_before));
