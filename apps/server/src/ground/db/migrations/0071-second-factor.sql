-- The second factor of a user: a secret that an authenticator app shares, sealed with the key that lies elsewhere. Until it
-- is confirmed with a code it counts for nothing. A code is taken once: the step of the last one is kept.
create table second_factor (
  company_id int not null default takt_company() references company,
  user_id int not null,
  secret text not null,
  -- of the hashes of its recovery codes
  salt bytea not null,
  last_step bigint not null default 0,
  begun_at timestamptz not null,
  confirmed_at timestamptz,
  primary key (company_id, user_id),
  foreign key (company_id, user_id) references app_user on delete cascade
);
select takt_protect('second_factor', 'delete');
-- Whether somebody has one; the secret is for who checks codes alone.
grant select (company_id, user_id, confirmed_at) on second_factor to takt_app;

create table recovery_code (
  company_id int not null default takt_company() references company,
  user_id int not null,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (company_id, user_id, code_hash),
  foreign key (company_id, user_id) references second_factor on delete cascade
);
select takt_protect('recovery_code', '');

-- Who has given the right password and not yet the second factor. No session: it opens nothing but the second step.
create table pending_sign_in (
  company_id int not null default takt_company() references company,
  token_hash bytea not null,
  user_id int not null,
  needs text not null check (needs in ('code', 'set-up')),
  -- a hash of the password's hash: with another password the second step is no longer open
  password_mark bytea not null,
  expires_at timestamptz not null,
  primary key (company_id, token_hash),
  foreign key (company_id, user_id) references app_user on delete cascade
);
create unique index pending_sign_in_by_token on pending_sign_in (token_hash);
select takt_protect('pending_sign_in', '');
