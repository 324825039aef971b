-- What comes in from outside: keys of the programs that may send it, and what the ERP said last of an order.

create table import_key (
  company_id int not null default takt_company() references company,
  key_id int generated always as identity,
  name text not null,
  key_hash bytea not null,
  created_by text not null,
  created_at timestamptz not null,
  revoked_at timestamptz,
  last_used_at timestamptz,
  primary key (company_id, key_id)
);
create unique index import_key_by_hash on import_key (key_hash);
select takt_protect('import_key', '');
-- The hash of a key is written once and never read by the application's role.
grant select (company_id, key_id, name, created_by, created_at, revoked_at, last_used_at) on import_key to takt_app;
grant insert, update (revoked_at) on import_key to takt_app;

-- The ERP's last word on what people in Takt may change after it: {machine_id, planned_op_qty}.
alter table card add column erp_said jsonb not null default '{}';

-- The time of one piece that a run began with, once the article has another: what is counted again later must not change.
-- null: that of the article.
alter table order_run add column planned_unit_time numeric;
