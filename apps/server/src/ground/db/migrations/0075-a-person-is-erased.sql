-- A person who is erased gets a pseudonym. Entries of the trail that name them are covered: their words change, their place in
-- the chain does not. So that nobody confirms a guessed name by the hash of the entry, new entries are hashed with a salt of
-- their own, which goes with the words. Those of before have none and are linked as they were.
alter table audit add column salt uuid;
alter table audit alter column salt set default gen_random_uuid();

-- From which digest to which the words of an entry came when a person was erased. The trail itself says of all of them, in an
-- entry that is linked, which they are.
create table audit_cover (
  company_id int not null,
  sign text not null,
  audit_id bigint not null,
  at timestamptz not null,
  was bytea,
  became bytea not null,
  primary key (company_id, audit_id, sign)
);
select takt_protect('audit_cover', '');

-- `was`: who it was, until the pseudonym has been carried through everything.
create table person_erasure (
  company_id int not null default takt_company() references company,
  sign text not null,
  user_id int not null,
  asked_at timestamptz not null,
  was jsonb,
  primary key (company_id, sign),
  unique (company_id, user_id),
  foreign key (company_id, user_id) references app_user
);
select takt_protect('person_erasure', 'insert');
grant select (company_id, sign, user_id, asked_at) on person_erasure to takt_app;
