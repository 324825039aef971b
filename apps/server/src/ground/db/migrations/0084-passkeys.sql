-- Passkeys: what a device or a security key signs with. Only the public half is here. The id names the account, before a
-- company is known.
create table passkey (
  company_id int not null default takt_company() references company,
  credential_id text not null,
  user_id int not null,
  passkey_name text not null,
  public_key bytea not null,
  transports text[] not null default '{}',
  -- how often it has signed, where a device counts: one that is behind was copied
  counter bigint not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  primary key (company_id, credential_id),
  foreign key (company_id, user_id) references app_user on delete cascade
);
create unique index passkey_by_id on passkey (credential_id);
create index passkey_of_user on passkey (company_id, user_id);
select takt_protect('passkey', 'delete');
-- Whether somebody has one, and what is told to who asks what is kept about them; the keys are for who checks signatures alone.
grant select (company_id, user_id, credential_id, passkey_name, created_at, last_used_at) on passkey to takt_app;

-- What a passkey has to sign, once; the hash is of the session that was asked as well. Company and user are 0 at the door, where
-- nobody is known yet.
create table passkey_challenge (
  company_id int not null,
  challenge_hash bytea not null,
  user_id int not null,
  expires_at timestamptz not null,
  primary key (company_id, challenge_hash)
);
select takt_protect('passkey_challenge', '');
