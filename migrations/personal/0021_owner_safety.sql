-- Networks from which an owner once signed in or chose a password, as keyed hashes of both: others who fail at his account
-- cannot make him wait there. Times in epoch seconds.
CREATE TABLE owner_networks (
	owner_id INTEGER NOT NULL,
	network TEXT NOT NULL,
	seen_at INTEGER NOT NULL,
	PRIMARY KEY (owner_id, network)
) STRICT, WITHOUT ROWID;

CREATE INDEX owner_networks_by_time ON owner_networks (seen_at);

-- Of two runs that write an owner's email at once the second fails, with its email.
CREATE TRIGGER owner_accounts_invited_once BEFORE UPDATE OF invited_at ON owner_accounts WHEN OLD.invited_at IS NOT NULL
BEGIN
	SELECT RAISE(ABORT, 'already-invited');
END;

CREATE TRIGGER owner_accounts_summed_up_once BEFORE UPDATE OF summed_up_week ON owner_accounts
WHEN NEW.summed_up_week <= OLD.summed_up_week
BEGIN
	SELECT RAISE(ABORT, 'already-summed-up');
END;
