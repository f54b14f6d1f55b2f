-- How far a conversation has come, and why it came to nothing.
ALTER TABLE inbox ADD COLUMN stage TEXT NOT NULL DEFAULT 'new' CHECK (stage IN ('new', 'contacted', 'viewed', 'offer', 'lost', 'won'));
ALTER TABLE inbox ADD COLUMN lost_reason TEXT CHECK (lost_reason IN ('price', 'elsewhere', 'financing', 'unsuited', 'silent'));
-- The day on which it is to be looked at again; until then it is out of the way.
ALTER TABLE inbox ADD COLUMN remind_on TEXT;
CREATE INDEX inbox_reminders ON inbox (remind_on) WHERE remind_on IS NOT NULL;
