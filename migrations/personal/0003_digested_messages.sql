-- Findings are known by the code and the values of what they tell.

DELETE FROM digested_findings;

ALTER TABLE digested_findings RENAME COLUMN reason TO message;
