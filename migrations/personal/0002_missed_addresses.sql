-- Counted in the database of the listings from now on (missed_paths). What was kept here could hold an address or a token;
-- the empty table stays for the version before this one.
DELETE FROM missed_addresses;
