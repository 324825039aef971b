-- Values of which one has to stand in the ID token, with blanks between; '' demands none.
alter table sign_in_provider add column required_acr text not null default '';
alter table sign_in_provider add column required_amr text not null default '';
grant select (required_acr, required_amr) on sign_in_provider to takt_app;
