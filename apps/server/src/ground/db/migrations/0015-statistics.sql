-- The days of a lean cross, as people set them: a day without a row has no state.
create table lean_day (
  company_id int not null default takt_company() references company,
  lean_type text not null check (lean_type in ('safety', 'quality', 'delivery', 'cost', 'people')),
  day date not null,
  state text not null check (state in ('green', 'yellow', 'red')),
  note text not null default '',
  changed_by text not null,
  changed_at timestamptz not null,
  primary key (company_id, lean_type, day)
);
select takt_protect('lean_day');

-- Saved settings of widgets are everybody's who builds: it stands beside them who saved them last.
alter table widget_config
  add column changed_by text not null default '',
  add column changed_at timestamptz;
