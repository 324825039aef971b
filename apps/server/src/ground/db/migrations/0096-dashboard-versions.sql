-- What a dashboard was before each save: to look at, to compare, and to go back to. The newest stands in config.
create table dashboard_version (
  company_id int not null default takt_company() references company,
  template text not null,
  version int not null,
  config jsonb not null,
  changed_by text not null,
  changed_at timestamptz not null,
  primary key (company_id, template, version)
);
select takt_protect('dashboard_version', 'select, insert, delete');
