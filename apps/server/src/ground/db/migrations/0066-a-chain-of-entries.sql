-- Every entry of the trail is linked to the one before it, by company: a number and a hash over the hash before and the entry.
-- Calls do not wait for it. A trigger notes what was written; a job links it a moment later, in the order it finds it.
create table audit_unlinked (
  company_id int not null,
  audit_id bigint not null,
  at timestamptz not null,
  primary key (company_id, audit_id)
);
select takt_protect('audit_unlinked', '');

create table audit_link (
  company_id int not null,
  seq bigint not null,
  audit_id bigint not null,
  at timestamptz not null,
  hash bytea not null,
  primary key (company_id, seq)
);
create unique index audit_link_of on audit_link (company_id, audit_id);
select takt_protect('audit_link', '');

-- As the owner: the application's role has no business in either table.
create function takt_note_unlinked() returns trigger language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  insert into audit_unlinked (company_id, audit_id, at) select company_id, audit_id, at from written;
  return null;
end $$;
create trigger audit_to_link after insert on audit referencing new table as written
  for each statement execute function takt_note_unlinked();

insert into audit_unlinked (company_id, audit_id, at) select company_id, audit_id, at from audit;
