-- Letters to those who registered a demand can still be stopped, or written anew, until they are sent.

ALTER TABLE outbox ADD COLUMN demand_id TEXT;
-- [{ property_id, reason, price }] as in `announcements`, as JSON
ALTER TABLE outbox ADD COLUMN told TEXT CHECK (json_valid(told));

CREATE INDEX outbox_waiting_by_demand ON outbox (demand_id)
	WHERE demand_id IS NOT NULL AND status IN ('queued', 'sending');

CREATE TRIGGER demands_paused_letters AFTER UPDATE OF state ON demands WHEN NEW.state <> 'active' AND OLD.state = 'active'
BEGIN
	DELETE FROM outbox WHERE demand_id = NEW.id AND demand_id IS NOT NULL AND status IN ('queued', 'sending');
END;

CREATE TRIGGER demands_removed_letters AFTER DELETE ON demands
BEGIN
	DELETE FROM outbox WHERE demand_id = OLD.id AND demand_id IS NOT NULL AND status IN ('queued', 'sending');
END;
