-- Emails to those who registered a saved search can still be stopped, or written anew, until they are sent.

ALTER TABLE outbox ADD COLUMN saved_search_id TEXT;
-- [{ property_id, reason, price }] as in `announcements`, as JSON
ALTER TABLE outbox ADD COLUMN notified TEXT CHECK (json_valid(notified));

CREATE INDEX outbox_waiting_by_saved_search ON outbox (saved_search_id)
	WHERE saved_search_id IS NOT NULL AND status IN ('queued', 'sending');

CREATE TRIGGER saved_searches_paused_emails AFTER UPDATE OF state ON saved_searches WHEN NEW.state <> 'active' AND OLD.state = 'active'
BEGIN
	DELETE FROM outbox WHERE saved_search_id = NEW.id AND saved_search_id IS NOT NULL AND status IN ('queued', 'sending');
END;

CREATE TRIGGER saved_searches_removed_emails AFTER DELETE ON saved_searches
BEGIN
	DELETE FROM outbox WHERE saved_search_id = OLD.id AND saved_search_id IS NOT NULL AND status IN ('queued', 'sending');
END;
