-- Analysis of history and scrap: views that people save, and a number that tells browsers when their stored rows are wrong.
create table visualization_setting (
  company_id int not null default takt_company() references company,
  dataset text not null check (dataset in ('history-day', 'card-history', 'history-scrap')),
  -- '' = everybody's
  owner text not null,
  name text not null,
  config jsonb not null,
  changed_by text not null,
  changed_at timestamptz not null,
  primary key (company_id, dataset, owner, name)
);
select takt_protect('visualization_setting');

-- Browsers keep three years of rows and fetch the last 30 days again. Whoever changes something older changes this number.
create table analysis_version (
  company_id int primary key references company,
  version bigint not null
);
select takt_protect('analysis_version', 'select');

-- The transaction's own number: it is never given twice, and a thousand rows of one transaction write it once.
create function takt_analysis_changed() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into analysis_version as v (company_id, version)
    values (coalesce(new.company_id, old.company_id), pg_current_xact_id()::text::bigint)
    on conflict (company_id) do update set version = excluded.version where v.version <> excluded.version;
  return null;
end $$;

-- A day less than browsers fetch again. A seed writes years of rows into a company that nobody has looked at yet.
create function takt_is_old_news(day date) returns boolean language sql stable as $$
  select day < current_date - 29 and coalesce(current_setting('takt.seeding', true), '') <> 'on'
$$;

create trigger analysis_changed after insert or update on shift_figures
  for each row when (takt_is_old_news(new.day)) execute function takt_analysis_changed();
create trigger analysis_changed after insert on scrap_transaction
  for each row when (takt_is_old_news(new.day)) execute function takt_analysis_changed();
-- What rows are called and where they belong stands in every stored row.
create trigger analysis_changed after update of machine_description, zone, department, category on machine
  for each row execute function takt_analysis_changed();
create trigger analysis_changed after update on zone for each row execute function takt_analysis_changed();
create trigger analysis_changed after update on department for each row execute function takt_analysis_changed();
create trigger analysis_changed after update on shift for each row execute function takt_analysis_changed();
create trigger analysis_changed after update on scrap_category for each row execute function takt_analysis_changed();
create trigger analysis_changed after update of description, description_sv, scrap_reason_category on scrap_reason
  for each row execute function takt_analysis_changed();
