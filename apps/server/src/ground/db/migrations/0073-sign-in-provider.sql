-- Sign-in with the company's own provider (OpenID Connect, decision 0092).
create table sign_in_provider (
  company_id int primary key default takt_company() references company,
  label text not null,
  issuer text not null,
  client_id text not null,
  -- sealed; '' is none
  client_secret text not null,
  has_secret boolean generated always as (client_secret <> '') stored,
  scopes text not null,
  groups_claim text not null,
  -- [{ group, usertype }]
  levels jsonb not null,
  -- of who is in none of these groups; null: nobody comes in without one
  default_level smallint check (default_level between 1 and 9),
  creates_users boolean not null,
  passwords text not null check (passwords in ('everybody', 'terminals')),
  emergency_user int,
  enabled boolean not null,
  version int not null default 1,
  foreign key (company_id, emergency_user) references app_user
);
select takt_protect('sign_in_provider', '');
-- The application's role writes the secret and never reads it.
grant select (company_id, label, issuer, client_id, has_secret, scopes, groups_claim, levels, default_level, creates_users,
    passwords, emergency_user, enabled, version),
  insert, update on sign_in_provider to takt_app;

-- Who a person of the provider is here. Only this tells it: a name or an address can be given to somebody else.
create table provider_identity (
  company_id int not null default takt_company() references company,
  issuer text not null,
  subject text not null,
  user_id int not null,
  linked_at timestamptz not null,
  last_sign_in timestamptz not null,
  primary key (company_id, issuer, subject),
  unique (company_id, user_id, issuer),
  foreign key (company_id, user_id) references app_user on delete cascade
);
select takt_protect('provider_identity');

-- A sign-in that has gone to the provider and is not back yet; taken away by the first answer.
create table provider_start (
  company_id int not null references company,
  state_hash bytea not null,
  -- of the cookie of the browser that began it
  browser_hash bytea not null,
  nonce text not null,
  code_verifier text not null,
  -- who links their account; null: somebody signs in
  link_user int,
  back text not null,
  expires_at timestamptz not null,
  primary key (company_id, state_hash),
  foreign key (company_id, link_user) references app_user on delete cascade
);
create unique index provider_start_by_state on provider_start (state_hash);
select takt_protect('provider_start', '');

-- A session that the provider answers for: it is asked again and again whether the person is still theirs.
create table provider_session (
  company_id int not null,
  token_hash bytea not null,
  issuer text not null,
  client_id text not null,
  subject text not null,
  -- the provider's own name for its session; '' where it tells none
  sid text not null,
  -- sealed, both
  refresh_token text not null,
  id_token text not null,
  answered_at timestamptz not null,
  next_renewal timestamptz not null,
  primary key (company_id, token_hash),
  foreign key (company_id, token_hash) references session on delete cascade
);
create index provider_session_due on provider_session (next_renewal);
select takt_protect('provider_session', '');
grant select (company_id, token_hash, issuer, subject) on provider_session to takt_app;

-- Whether somebody has a password is no secret, the hash is.
alter table app_user add column has_password boolean generated always as (password_hash <> '') stored;
grant select (has_password) on app_user to takt_app;
