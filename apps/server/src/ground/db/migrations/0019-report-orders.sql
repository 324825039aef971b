-- Reports that are ordered: who ran them when, and which come by themselves.

create table report_schedule (
  company_id int not null default takt_company() references company,
  schedule_no int generated always as identity,
  report_id text not null,
  -- what is asked: period, machines or department, part, order
  question jsonb not null,
  -- 1 Monday … 7 Sunday
  weekdays smallint[] not null check (cardinality(weekdays) > 0 and weekdays <@ '{1,2,3,4,5,6,7}'),
  -- minutes since midnight by the clock of the company
  at_minutes int not null check (at_minutes between 0 and 1439),
  format text not null check (format in ('pdf', 'csv')),
  active boolean not null default true,
  next_run timestamptz,
  -- it runs with his rights
  made_by int not null,
  version int not null default 1,
  primary key (company_id, schedule_no),
  foreign key (company_id, made_by) references app_user,
  check (active = (next_run is not null))
);
create index report_schedule_due on report_schedule (next_run) where next_run is not null;
create index report_schedule_by_report on report_schedule (company_id, report_id);
select takt_protect('report_schedule');

create table report_recipient (
  company_id int not null default takt_company(),
  schedule_no int not null,
  user_id int not null,
  primary key (company_id, schedule_no, user_id),
  foreign key (company_id, schedule_no) references report_schedule on delete cascade,
  foreign key (company_id, user_id) references app_user
);
select takt_protect('report_recipient');

create table report_run (
  company_id int not null default takt_company() references company,
  run_no bigint generated always as identity,
  report_id text not null,
  -- of a person who looked himself: null
  schedule_no int,
  due timestamptz,
  at timestamptz not null,
  username text not null,
  format text not null check (format in ('view', 'pdf', 'csv')),
  -- null when it was made; else what stood in its way, as a refusal
  problem jsonb,
  -- who was not told, because he may not see every machine on it or is switched off
  not_told text[] not null default '{}',
  -- number in the archive; 0 for none
  record_no int not null default 0,
  primary key (company_id, run_no),
  -- however many processes and crashes: a due time of a schedule is run once
  unique (company_id, schedule_no, due),
  foreign key (company_id, schedule_no) references report_schedule on delete set null (schedule_no)
);
create index report_run_latest on report_run (company_id, report_id, at desc);
select takt_protect('report_run');

-- A report of several machines is seen by those who may see them all.
alter table file_archive
  add column machines text[] not null default '{}',
  drop constraint file_archive_kind_check,
  add constraint file_archive_kind_check check (kind in ('document', 'q-report', 'report'));
drop policy machines on file_archive;
create policy machines on file_archive as restrictive to takt_app
  using ((select current_setting('app.machines', true)) = ''
    or ((machine_id = '' or machine_id = any (string_to_array((select current_setting('app.machines', true)), '|')))
      and machines <@ string_to_array((select current_setting('app.machines', true)), '|')));

-- A notice for one person, about no machine, that leads somewhere.
alter table notification
  alter column machine_id drop not null,
  add column for_user int,
  add column path text not null default '',
  add foreign key (company_id, for_user) references app_user,
  add constraint notification_about_somebody check (machine_id is not null or for_user is not null);
create index notification_for_user on notification (company_id, for_user, at desc) where for_user is not null;
drop policy machines on notification;
create policy machines on notification as restrictive to takt_app
  using (machine_id is null or (select current_setting('app.machines', true)) = ''
    or machine_id = any (string_to_array((select current_setting('app.machines', true)), '|')));
