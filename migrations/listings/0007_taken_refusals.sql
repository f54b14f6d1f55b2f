-- When somebody took in what a refused run brought that is new, while the absences still wait.
ALTER TABLE refused_withdrawals ADD COLUMN taken_at INTEGER;
