-- Keys of programs and keys of machine signals are of one kind: named, told once, revoked; each opens one way in.

alter table import_key rename to access_key;
alter index import_key_by_hash rename to access_key_by_hash;
alter table access_key add column opens text not null default 'import' check (opens in ('import', 'signals'));
alter table access_key alter column opens drop default;
-- null: made before it was recorded.
alter table access_key alter column created_at drop not null;
grant select (opens) on access_key to takt_app;

insert into access_key (company_id, opens, name, key_hash, created_by)
select company_id, 'signals', coalesce(nullif(description, ''), '?'), key_hash, '' from ingest_key
order by company_id;
drop table ingest_key;
