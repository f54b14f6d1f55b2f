-- Emails that are given up: looked for by every health check.
CREATE INDEX outbox_failed ON outbox (created_at) WHERE status = 'failed';
