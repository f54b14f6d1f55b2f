-- Both countries count their postcodes from 1000 to 9999: every saved search gets its keys anew, Luxembourg's with its email.
DELETE FROM saved_search_keys;
UPDATE saved_searches SET indexed = 0 WHERE indexed <> 0;
