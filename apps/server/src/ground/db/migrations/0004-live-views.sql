-- An address that shows one dashboard on a wall without anybody signing in. The code in it is kept only as its hash.
create table wall_link (
  company_id int not null default takt_company() references company,
  link_id int generated always as identity,
  name text not null,
  dashboard text not null,
  -- The beginning of the code: finds the link, opens nothing.
  code_start text not null,
  code_hash bytea not null,
  created_by text not null,
  created_at timestamptz not null,
  -- null: until it is revoked
  expires_at timestamptz,
  revoked_at timestamptz,
  last_used_at timestamptz,
  primary key (company_id, link_id),
  unique (company_id, code_start)
);
select takt_protect('wall_link', '');
-- The hash of a code is written once and never read by the application's role.
grant select (company_id, link_id, name, dashboard, code_start, created_by, created_at, expires_at, revoked_at,
  last_used_at) on wall_link to takt_app;
grant insert, update (name, expires_at, revoked_at) on wall_link to takt_app;

-- A session belongs to a person or to a wall.
alter table session
  alter column user_id drop not null,
  add column link_id int,
  add foreign key (company_id, link_id) references wall_link,
  add check ((user_id is null) <> (link_id is null));
