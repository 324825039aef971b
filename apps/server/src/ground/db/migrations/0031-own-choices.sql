-- What a person chose for themselves; it goes with the account, and the account's language stays where it was.
alter table app_user add column choices jsonb not null default '{}';
grant select (choices) on app_user to takt_app;
