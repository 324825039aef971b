-- Overviews that a company makes itself: a name over a saved query. Its columns and the values of its query stand in
-- config, as web_own_overview_{record_no} and the same with _baseconfig.
create table own_overview (
  company_id int not null default takt_company() references company,
  record_no int generated always as identity,
  overview_name text not null,
  query_no int not null,
  -- the least user level that sees it; null = everybody
  userlevel int check (userlevel between 1 and 9),
  version int not null default 1,
  changed_by text not null,
  changed_at timestamptz not null,
  primary key (company_id, record_no),
  unique (company_id, overview_name),
  foreign key (company_id, query_no) references query
);
create index own_overview_by_query on own_overview (company_id, query_no);
select takt_protect('own_overview');
