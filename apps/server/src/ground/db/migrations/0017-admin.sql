-- What the administrator's pages keep.

-- What a user level is called and may do. One that is not here has what the product gives it; 9 may do everything.
create table user_level (
  company_id int not null default takt_company() references company,
  usertype smallint not null check (usertype between 1 and 9),
  level_name text not null default '',
  -- null: what the product gives it
  permissions text[],
  primary key (company_id, usertype)
);
select takt_protect('user_level');

-- What administrators did to the whole installation, and how it went.
create table admin_action (
  company_id int not null default takt_company() references company,
  record_no bigint generated always as identity,
  at timestamptz not null,
  username text not null,
  action text not null,
  subject text not null default '',
  result text not null,
  count int not null default 0,
  primary key (company_id, record_no)
);
select takt_protect('admin_action', 'select, insert');

-- Limits and keys of what people enter, of one machine or ('') of all.
create table input_setting (
  company_id int not null default takt_company() references company,
  of_machine text not null,
  settings jsonb not null,
  version int not null default 1,
  primary key (company_id, of_machine)
);
select takt_protect('input_setting');

alter table production_goal add column version int not null default 1;
alter table app_user add column version int not null default 1;
alter table employee add column version int not null default 1;
alter table stop_code add column version int not null default 1;

-- Users are kept by administrators: the application's role writes hashes and never reads one.
grant select (company_id, user_id, username, full_name, employee_number, language, role, usertype, granted, removed,
    machine_restrictions, assigned_machine, show_cavities, internal_activity, resource_planning, only_ia,
    only_interface, only_dashboards, dashboard_isolated, isolated_dashboard, deviceuser, active, valid_until, version),
  insert, update on app_user to takt_app;
-- Whether somebody has a pin is no secret, the pin is.
alter table employee add column has_pin boolean generated always as (pin_hash is not null) stored;
grant select (version, has_pin) on employee to takt_app;
create function takt_pin_taken(wanted text, employee text) returns boolean
language sql stable security definer set search_path = public as $$
  select exists (select from employee e
    where e.company_id = takt_company() and e.pin_hash = wanted and e.employee_number <> employee)
$$;
-- A person who is locked out or signed out has no session any more.
grant select (user_id, expires_at), delete on session to takt_app;

-- The rules of the plant are read again by every server, as after a change of one of them.
create function takt_forget_rules() returns void language plpgsql security definer set search_path = public as $$
begin
  insert into plant_rules (company_id) values (takt_company())
    on conflict (company_id) do update set version = nextval('rules_version');
end $$;
