-- A process holds a job for some seconds at a time and says again and again that it still works at it: no transaction
-- stays open meanwhile, and the job of a process that died is free when the time is over.
alter table job add column held_by text not null default '';
alter table job add column held_until timestamptz not null default 'epoch';
alter table job add column took_ms int;
alter table job add column failures int not null default 0;
alter table job add column last_failure timestamptz;
-- Whose data the last error speaks of: 0 nobody's, -1 several companies', else the company's.
alter table job add column failed_in int not null default 0;
