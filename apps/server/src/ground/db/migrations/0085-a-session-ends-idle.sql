-- After how many minutes without use it was ended; null while it was not. It stays until it expires, so that whoever comes
-- back reads why, and a limit that is changed meanwhile opens it no more.
alter table session add column idle_after int check (idle_after > 0);
