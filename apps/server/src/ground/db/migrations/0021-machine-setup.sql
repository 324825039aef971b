-- Machines are set up on a page. What they are counted by may change; what it was before stays, so that a day that is
-- built again is counted as it was.

alter table machine
  -- grows with every change on the page: of two who change a machine at once the second is told
  add column setup_version int not null default 1,
  -- null while it is in use; statistics of the time before still count it
  add column switched_off timestamptz;
update machine set switched_off = '-infinity' where not active;

-- On the plant days before `until_day` the machine had this calendar and start of day.
create table machine_day_before (
  company_id int not null default takt_company(),
  machine_id text not null,
  until_day date not null,
  calendar_id int,
  day_start text not null,
  primary key (company_id, machine_id, until_day),
  foreign key (company_id, machine_id) references machine,
  foreign key (company_id, calendar_id) references calendar
);
select takt_protect('machine_day_before');
create trigger rules_changed after insert or update or delete on machine_day_before
  for each row execute function takt_rules_changed();

-- Before `until` the machine was counted like this.
create table machine_counting_before (
  company_id int not null default takt_company(),
  machine_id text not null,
  until timestamptz not null,
  min_run_seconds int not null,
  unattended_code text not null,
  good_from_cycles boolean not null,
  primary key (company_id, machine_id, until),
  foreign key (company_id, machine_id) references machine
);
select takt_protect('machine_counting_before');
create trigger rules_changed after insert or update or delete on machine_counting_before
  for each row execute function takt_rules_changed();
