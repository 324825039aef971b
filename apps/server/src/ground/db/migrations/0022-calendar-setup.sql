-- Shifts and calendars are set up on a page. What a calendar was before a change stays, so that a day that is built
-- again is counted as it was.

alter table shift add column version int not null default 1;
alter table day_type add column version int not null default 1;
alter table calendar
  add column version int not null default 1,
  -- null: the week repeats until somebody changes it
  alter column end_date drop not null;

-- The tables above hold what holds for good. A row here is what a calendar was until its day (shifts that begin on an
-- earlier date) or moment: its week and last day, and those kinds of day and dates that were changed since.
create table calendar_before (
  company_id int not null default takt_company(),
  calendar_id int not null,
  -- one after the other
  place int not null,
  until_day date,
  until_at timestamptz,
  plan jsonb not null,
  primary key (company_id, calendar_id, place),
  foreign key (company_id, calendar_id) references calendar on delete cascade,
  check ((until_day is null) <> (until_at is null))
);
select takt_protect('calendar_before');
create trigger rules_changed after insert or update or delete on calendar_before
  for each row execute function takt_rules_changed();
create index machine_by_calendar on machine (company_id, calendar_id);
