-- From then on the key opens nothing; null: until it is revoked, as those that are there already.
alter table access_key add column valid_until timestamptz;
grant select (valid_until) on access_key to takt_app;
