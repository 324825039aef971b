-- What dashboards need beside their own config: the header values of their calls, and saved queries.

-- Written by the builder, read by the sender of a call alone: no load hands them out.
create table action_header (
  company_id int not null default takt_company() references company,
  -- the dashboard and the widget on it
  template text not null,
  widget_id text not null,
  key text not null,
  -- the one it was entered for: with another address it is not sent
  host text not null,
  value text not null,
  primary key (company_id, template, widget_id, key)
);
select takt_protect('action_header');

create table query (
  company_id int not null default takt_company() references company,
  record_no int generated always as identity,
  sql_query_id text not null,
  sql_query text not null,
  note text not null default '',
  -- what a person is asked for each placeholder, by its name
  prompts jsonb not null default '{}',
  version int not null default 1,
  changed_by text not null,
  changed_at timestamptz not null,
  primary key (company_id, record_no),
  unique (company_id, sql_query_id)
);
select takt_protect('query');

-- Saved queries run as a role of their own. It sees the tables that are opened to it below and no others, and its
-- company stands in a row that only its own transaction sees and that it cannot write: a setting, as takt_app has it,
-- could be changed by set_config in the middle of the query itself.
do $$ begin
  create role takt_query nologin;
exception when duplicate_object or unique_violation then null;
end $$;
do $$ begin
  execute format('grant takt_query to %I', current_user);
exception when others then null; -- a superuser need not be a member
end $$;
grant usage on schema public to takt_query;

-- Always empty but for the one who looks: the transaction that wrote its row is never committed.
create unlogged table query_scope (
  company_id int not null default takt_company(),
  backend int not null default pg_backend_pid(),
  machines text not null,
  primary key (company_id, backend)
);
select takt_protect('query_scope', 'insert');

create function takt_query_company() returns int language sql stable security definer set search_path = pg_catalog
  as $$ select company_id from public.query_scope where backend = pg_backend_pid() $$;
create function takt_query_machines() returns text language sql stable security definer set search_path = pg_catalog
  as $$ select machines from public.query_scope where backend = pg_backend_pid() $$;

create function takt_open_to_queries(target regclass) returns void language plpgsql as $$
begin
  execute format('create policy query_company on %s for select to takt_query
    using (company_id = (select public.takt_query_company()))', target);
  if exists (select from pg_attribute where attrelid = target and attname = 'machine_id' and not attisdropped) then
    execute format('create policy query_machines on %s as restrictive for select to takt_query
      using ((select public.takt_query_machines()) = ''''
        or machine_id = any (string_to_array((select public.takt_query_machines()), ''|'')))', target);
  end if;
  execute format('grant select on %s to takt_query', target);
end $$;

select takt_open_to_queries(name::regclass) from unnest(array['department', 'zone', 'category', 'machine', 'stop_group',
  'stop_code', 'stop', 'shift_figures', 'reason_figures', 'run_figures', 'part', 'card', 'order_run', 'good_transaction',
  'scrap_category', 'scrap_reason', 'scrap_transaction', 'tool', 'production_goal']) as name;
