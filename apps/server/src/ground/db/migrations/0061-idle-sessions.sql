-- When somebody last touched a screen of the session, or a program last called.
alter table session add column last_used_at timestamptz not null default now();
grant select (last_used_at), update (last_used_at) on session to takt_app;
