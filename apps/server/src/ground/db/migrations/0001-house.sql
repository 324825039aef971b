-- Every table's key begins with company_id and row-level security binds it. takt_protect() is called for each table:
-- the application's role then sees one company, and only the machines its user may see.

do $$ begin
  create role takt_app nologin;
exception when duplicate_object or unique_violation then null;
end $$;
do $$ begin
  execute format('grant takt_app to %I', current_user);
exception when others then null; -- a superuser need not be a member
end $$;
grant usage on schema public to takt_app;

create function takt_protect(target regclass, rights text default 'select, insert, update, delete') returns void
language plpgsql as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('create policy company on %s to takt_app
    using (company_id = (select current_setting(''app.company_id'')::int))
    with check (company_id = (select current_setting(''app.company_id'')::int))', target);
  if exists (select from pg_attribute where attrelid = target and attname = 'machine_id' and not attisdropped) then
    execute format('create policy machines on %s as restrictive to takt_app
      using ((select current_setting(''app.machines'', true)) = ''''
        or machine_id = any (string_to_array((select current_setting(''app.machines'', true)), ''|'')))', target);
  end if;
  if rights <> '' then
    execute format('grant %s on %s to takt_app', rights, target);
  end if;
end $$;

create function takt_company() returns int language sql stable as $$ select current_setting('app.company_id')::int $$;

create table company (
  company_id int primary key,
  company_key text not null unique,
  company_name text not null,
  time_zone text not null,
  language text not null,
  theme jsonb not null default '{}',
  erp_api_token text
);
select takt_protect('company', 'select');

create table company_setting (
  company_id int not null default takt_company() references company,
  name text not null,
  value text not null,
  primary key (company_id, name)
);
select takt_protect('company_setting');

create table department (
  company_id int not null default takt_company() references company,
  code text not null,
  description text not null,
  primary key (company_id, code)
);
select takt_protect('department');

create table zone (like department including all);
alter table zone add foreign key (company_id) references company;
select takt_protect('zone');

create table category (like department including all);
alter table category add foreign key (company_id) references company;
select takt_protect('category');

create table machine (
  company_id int not null default takt_company() references company,
  machine_id text not null,
  machine_description text not null default '',
  object_description text not null default '',
  object_no text not null default '',
  department text not null,
  zone text not null,
  category text not null,
  resource_type smallint not null default 0 check (resource_type between 0 and 2),
  erp_resource text not null default '',
  erp_connection_type int not null default 0,
  tool_id text not null default '',
  planned_cycle_seconds numeric not null default 0,
  cavities int not null default 1,
  oee_green_limit numeric not null default 85,
  oee_yellow_limit numeric not null default 65,
  special_functions int[] not null default '{}',
  -- null: nobody has set the terminal up, which screens show as a configuration error
  touch_config jsonb,
  active boolean not null default true,
  primary key (company_id, machine_id),
  foreign key (company_id, department) references department (company_id, code),
  foreign key (company_id, zone) references zone (company_id, code),
  foreign key (company_id, category) references category (company_id, code)
);
select takt_protect('machine');

create table machine_state (
  company_id int not null default takt_company(),
  machine_id text not null,
  status char(1) not null check (status in ('S', 'R', 'N')),
  since timestamptz not null,
  counted_to timestamptz not null,
  last_signal timestamptz not null,
  stop text not null default '',
  next_stop int not null default 1,
  primary key (company_id, machine_id),
  foreign key (company_id, machine_id) references machine
);
select takt_protect('machine_state');

create table machine_day (
  company_id int not null default takt_company(),
  machine_id text not null,
  day date not null,
  cycles bigint not null default 0,
  run_ms bigint not null default 0,
  stop_ms bigint not null default 0,
  primary key (company_id, machine_id, day),
  foreign key (company_id, machine_id) references machine
);
select takt_protect('machine_day');

create table stop_group (
  company_id int not null default takt_company() references company,
  code text not null,
  description text not null,
  view_order int not null default 0,
  color text not null default 'Automatic',
  security_level smallint,
  primary key (company_id, code)
);
select takt_protect('stop_group');

create table stop_code (
  company_id int not null default takt_company(),
  stop_code text not null,
  record_no int not null,
  stop_description text not null,
  description_sv text not null default '',
  group_id text not null,
  stop_reason_color text not null default 'Automatic',
  stop_text_flag smallint not null default 0,
  stop_help_text text not null default '',
  setup_time smallint not null default 0,
  inherit_seconds int not null default 0,
  include_in_mtbf smallint not null default 0,
  include_in_mdt smallint not null default 0,
  active boolean not null default true,
  -- null: valid for every machine
  machines text[],
  primary key (company_id, stop_code),
  foreign key (company_id, group_id) references stop_group (company_id, code)
);
select takt_protect('stop_code');

create table stop (
  company_id int not null default takt_company(),
  machine_id text not null,
  stop text not null,
  start_time timestamptz not null,
  end_time timestamptz,
  stop_reason text not null default '-',
  note text not null default '',
  employee text not null default '',
  shift int not null default 1,
  coded_automatically smallint not null default 0,
  belongs_to_order text not null default '',
  primary key (company_id, machine_id, stop),
  foreign key (company_id, machine_id) references machine
);
create index stop_by_time on stop (company_id, machine_id, start_time desc);
create index stop_uncoded on stop (company_id, machine_id) where stop_reason = '-';
select takt_protect('stop');

create table part (
  company_id int not null default takt_company() references company,
  part_no text not null,
  op_number text not null,
  part_description text not null default '',
  op_name text not null default '',
  unit text not null default 'pcs',
  integer_unit smallint not null default 1,
  quantity_per_cycle numeric not null default 1,
  planned_setup_time numeric not null default 0,
  planned_unit_time numeric not null default 0,
  capacity_factor numeric not null default 1,
  tool_id text not null default '',
  primary key (company_id, part_no, op_number)
);
select takt_protect('part');

create table card (
  company_id int not null default takt_company(),
  card_no text not null,
  work_order_no text not null,
  part_no text not null,
  op_number text not null,
  machine_id text not null,
  planned_op_qty numeric not null,
  planned_start_time timestamptz not null,
  good_qty numeric not null default 0,
  primary key (company_id, card_no),
  foreign key (company_id, machine_id) references machine,
  foreign key (company_id, part_no, op_number) references part
);
create index card_by_machine on card (company_id, machine_id, planned_start_time);
select takt_protect('card');

create table order_run (
  company_id int not null default takt_company(),
  p_order bigint generated always as identity,
  machine_id text not null,
  card_no text not null,
  start_time timestamptz not null,
  end_time timestamptz,
  cycles bigint not null default 0,
  primary key (company_id, p_order),
  foreign key (company_id, machine_id) references machine,
  foreign key (company_id, card_no) references card
);
create index order_run_running on order_run (company_id, machine_id, start_time) where end_time is null;
-- An order started twice at once would count every piece twice.
create unique index order_run_once on order_run (company_id, machine_id, card_no) where end_time is null;
select takt_protect('order_run');

create table employee (
  company_id int not null default takt_company() references company,
  employee_number text not null,
  employee_name text not null,
  allow_sign_in boolean not null default true,
  primary key (company_id, employee_number)
);
select takt_protect('employee');

create table employee_at_machine (
  company_id int not null default takt_company(),
  machine_id text not null,
  employee_number text not null,
  since timestamptz not null,
  primary key (company_id, machine_id, employee_number),
  foreign key (company_id, machine_id) references machine,
  foreign key (company_id, employee_number) references employee
);
select takt_protect('employee_at_machine');

create table good_transaction (
  company_id int not null default takt_company(),
  record_no bigint generated always as identity,
  machine_id text not null,
  card_no text not null,
  p_order bigint not null,
  good_qty numeric not null,
  employee text not null,
  trans_time timestamptz not null,
  note text not null default '',
  booked_at timestamptz not null,
  booked_by text not null,
  primary key (company_id, record_no),
  foreign key (company_id, machine_id) references machine,
  foreign key (company_id, p_order) references order_run
);
create index good_transaction_by_card on good_transaction (company_id, card_no, trans_time desc);
-- Bookings are corrected by counter-bookings, never edited away.
select takt_protect('good_transaction', 'select, insert');

create table app_user (
  company_id int not null default takt_company() references company,
  user_id int generated always as identity,
  username text not null,
  password_hash text not null,
  full_name text not null default '',
  employee_number text not null default '',
  language text not null default 'en',
  role text not null,
  usertype smallint not null check (usertype between 1 and 9),
  granted text[] not null default '{}',
  removed text[] not null default '{}',
  machine_restrictions text[] not null default '{}',
  assigned_machine text not null default '',
  show_cavities smallint not null default 0,
  internal_activity smallint not null default 0,
  resource_planning smallint not null default 0,
  only_ia boolean not null default false,
  only_interface boolean not null default false,
  only_dashboards boolean not null default false,
  dashboard_isolated boolean not null default false,
  isolated_dashboard text not null default '',
  deviceuser boolean not null default false,
  active boolean not null default true,
  valid_until timestamptz,
  allowed_addresses text[] not null default '{}',
  primary key (company_id, user_id),
  unique (company_id, username)
);
-- The application's role never reads password hashes: sign-in runs as the owner.
select takt_protect('app_user', '');

create table favourite_machine (
  company_id int not null default takt_company(),
  user_id int not null,
  machine_id text not null,
  primary key (company_id, user_id, machine_id),
  foreign key (company_id, user_id) references app_user,
  foreign key (company_id, machine_id) references machine
);
select takt_protect('favourite_machine');

create table session (
  company_id int not null,
  token_hash bytea not null,
  user_id int not null,
  forgery_token text not null,
  device_employee text not null default '',
  created_at timestamptz not null,
  used_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (company_id, token_hash),
  foreign key (company_id, user_id) references app_user
);
create unique index session_by_token on session (token_hash);
select takt_protect('session', '');
-- The one thing a call may change of its own session: who stands at the device.
grant select (company_id, token_hash), update (device_employee) on session to takt_app;

create table sign_in_failure (
  company_id int not null,
  -- company key and username as typed: an unknown company is delayed like a known one
  who text not null,
  failures int not null,
  last_failure timestamptz not null,
  primary key (company_id, who)
);
select takt_protect('sign_in_failure', '');

create table request_answer (
  company_id int not null default takt_company(),
  user_id int not null,
  request_id uuid not null,
  name text not null,
  payload_hash text not null,
  answer jsonb,
  at timestamptz not null,
  primary key (company_id, user_id, request_id)
);
create index request_answer_age on request_answer (at);
select takt_protect('request_answer', 'select, insert, update');

create table audit (
  company_id int not null default takt_company(),
  audit_id bigint generated always as identity,
  at timestamptz not null,
  username text not null,
  what text not null,
  key text not null,
  before jsonb,
  after jsonb,
  primary key (company_id, at, audit_id)
) partition by range (at);
create table audit_rest partition of audit default;
select takt_protect('audit', 'select, insert');

create table ingest_key (
  company_id int not null references company,
  key_hash bytea not null,
  description text not null default '',
  primary key (company_id, key_hash)
);
create unique index ingest_key_by_hash on ingest_key (key_hash);
select takt_protect('ingest_key', '');

create table connector (
  company_id int not null default takt_company() references company,
  connector text not null,
  committed bigint not null default 0,
  last_post timestamptz,
  primary key (company_id, connector)
);
select takt_protect('connector');

create table signal (
  company_id int not null default takt_company(),
  connector text not null,
  seq bigint not null,
  machine_id text not null,
  at timestamptz not null,
  kind text not null,
  value jsonb not null,
  primary key (company_id, connector, seq, at)
) partition by range (at);
create table signal_rest partition of signal default;
create index signal_by_machine on signal (company_id, machine_id, at);
select takt_protect('signal', 'select, insert');

create table quarantined_signal (
  company_id int not null default takt_company() references company,
  connector text not null,
  seq bigint not null,
  signal jsonb not null,
  reason text not null,
  at timestamptz not null,
  primary key (company_id, connector, seq)
);
select takt_protect('quarantined_signal');

create table config (
  company_id int not null default takt_company() references company,
  system_function text not null,
  template text not null,
  version int not null,
  config jsonb not null,
  changed_by text not null,
  changed_at timestamptz not null,
  primary key (company_id, system_function, template)
);
select takt_protect('config');

create table widget_config (
  company_id int not null default takt_company() references company,
  compname text not null,
  name text not null,
  config jsonb not null,
  primary key (company_id, compname, name)
);
select takt_protect('widget_config');

-- company_id 0 is the installation itself.
create table job (
  company_id int not null default 0,
  name text not null,
  next_run timestamptz not null,
  last_run timestamptz,
  last_error text not null default '',
  primary key (company_id, name)
);
select takt_protect('job', '');
