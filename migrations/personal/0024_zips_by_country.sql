-- Both countries count their postcodes from 1000 to 9999: every demand gets its keys anew, Luxembourg's with its letter.
DELETE FROM demand_keys;
UPDATE demands SET indexed = 0 WHERE indexed <> 0;
