-- Which key of LINK_SECRET the seed of the account's second factor is made with, so that a newer key ends no code.
ALTER TABLE staff ADD COLUMN factor_key INTEGER NOT NULL DEFAULT 1;
