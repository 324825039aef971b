-- From where a user may sign in is set on his form, which shows what is set.
grant select (allowed_addresses) on app_user to takt_app;
