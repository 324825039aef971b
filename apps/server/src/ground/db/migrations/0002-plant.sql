-- The plant: calendars, reasons that come by themselves, orders and their runs, quantities, scrap, people, figures per day.
-- Big time tables are partitioned by month; takt_partitions() makes the months of a stretch.

create function takt_partitions(target regclass, from_day date, to_day date) returns void
language plpgsql as $$
declare
  month date := date_trunc('month', from_day)::date;
begin
  while month <= to_day loop
    begin
      execute format('create table if not exists %s_%s partition of %s for values from (%L) to (%L)',
        target, to_char(month, 'YYYYMM'), target,
        month::timestamp at time zone 'UTC', (month + interval '1 month')::timestamp at time zone 'UTC');
    -- The rest already holds rows of that month, or a partition covers it: they stay where they are.
    exception when check_violation or invalid_object_definition then null;
    end;
    month := (month + interval '1 month')::date;
  end loop;
end $$;

-- The key of a stop is its start in milliseconds. Anything else names no stop.
create function takt_stop_start(stop text) returns timestamptz language sql immutable parallel safe as $$
  select case when stop ~ '^[0-9]{1,15}$' then timestamptz 'epoch' + stop::bigint * interval '1 millisecond' end
$$;

create table line (
  company_id int not null default takt_company() references company,
  line_no int not null,
  description text not null,
  primary key (company_id, line_no)
);
select takt_protect('line');

-- Calendars: shifts → day types → calendar → machine. Shift 0 is unplanned time.
create table shift (
  company_id int not null default takt_company() references company,
  shift int not null check (shift > 0),
  description text not null,
  description_sv text not null default '',
  primary key (company_id, shift)
);
select takt_protect('shift');

create table day_type (
  company_id int not null default takt_company() references company,
  day_type text not null,
  description text not null,
  -- [{from, to, shift}] in plant time
  spans jsonb not null,
  primary key (company_id, day_type)
);
select takt_protect('day_type');

create table calendar (
  company_id int not null default takt_company() references company,
  calendar_id int not null,
  description text not null,
  start_date date not null check (extract(isodow from start_date) = 1),
  end_date date not null check (end_date > start_date),
  -- day types of Monday … Sunday
  week text[] not null check (cardinality(week) = 7),
  primary key (company_id, calendar_id)
);
select takt_protect('calendar');

create table calendar_day (
  company_id int not null default takt_company(),
  calendar_id int not null,
  day date not null,
  day_type text not null,
  primary key (company_id, calendar_id, day),
  foreign key (company_id, calendar_id) references calendar,
  foreign key (company_id, day_type) references day_type
);
select takt_protect('calendar_day');

alter table machine
  add column calendar_id int,
  add column day_start text not null default '00:00' check (day_start ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  add column week_start smallint not null default 1 check (week_start between 1 and 7),
  add column line_no int,
  -- the physical machine behind a combined one; '' = itself
  add column machine_id_real text not null default '',
  add column priority int not null default 0,
  add column min_run_seconds int not null default 0 check (min_run_seconds >= 0),
  add column unattended_code text not null default '',
  -- false while a forced stop is in force
  add column force_stop_enabled boolean not null default true,
  -- true: cycles × cavities are good quantity by themselves; false: people report it
  add column good_from_cycles boolean not null default false,
  add column planned_time_factor numeric not null default 1,
  add column cycle_factor numeric not null default 1,
  add column max_startup_scrap numeric not null default 0,
  add column q_green_limit numeric not null default 98,
  add column q_yellow_limit numeric not null default 95,
  add column efficiency_green_limit numeric not null default 85,
  add column efficiency_yellow_limit numeric not null default 60,
  add column speed_green_limit numeric not null default 5,
  add column speed_yellow_limit numeric not null default 10,
  alter column oee_yellow_limit set default 60,
  add foreign key (company_id, calendar_id) references calendar,
  add foreign key (company_id, line_no) references line;

alter table stop_group
  add column description_sv text not null default '',
  add column note text not null default '',
  add column view_order_statistics int not null default 0;

alter table stop_code
  add column code_type smallint not null default 1 check (code_type in (1, 2, 9)),
  add column scrap_percent numeric not null default 0,
  add column order_time smallint not null default 0,
  add column setup_kind text not null default '' check (setup_kind in ('', 'preparatory', 'finalizing')),
  add column reset_seconds int not null default 0,
  add column reset_event text not null default '' check (reset_event in ('', 'new_day', 'new_shift')),
  add column reset_code text not null default '';

create table automatic_reason (
  company_id int not null default takt_company() references company,
  record_no int not null,
  description text not null default '',
  -- null: every machine
  machines text[],
  set_code text not null,
  only_when text[] not null,
  weekdays int[] not null,
  from_time text not null,
  until_time text not null,
  calendars int[] not null default '{}',
  active boolean not null default true,
  primary key (company_id, record_no)
);
select takt_protect('automatic_reason');

-- What the state machine remembers besides the columns that queries need. It begins anew with the next signal.
delete from machine_state;
alter table machine_state
  drop column next_stop,
  add column memory jsonb not null default '{}',
  -- when somebody must look even if nothing is heard: a shift ends, a rule begins
  add column next_due timestamptz not null default 'infinity';
create index machine_state_due on machine_state (next_due);

create table machine_checkpoint (
  company_id int not null default takt_company(),
  machine_id text not null,
  day date not null,
  at timestamptz not null,
  state jsonb not null,
  -- true: of what lies before it the raw signals are not kept, and it is never built again
  base boolean not null default false,
  primary key (company_id, machine_id, day),
  foreign key (company_id, machine_id) references machine
);
select takt_protect('machine_checkpoint');

-- Grows whenever something changes that the state machine goes by, so that a server knows when to read it again.
-- The number is never given twice: one that was rolled back must not name other rules later.
create sequence rules_version;
create table plant_rules (
  company_id int not null references company,
  version bigint not null default nextval('rules_version'),
  primary key (company_id)
);
select takt_protect('plant_rules', 'select');
create function takt_rules_changed() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into plant_rules (company_id) values (coalesce(new.company_id, old.company_id))
    on conflict (company_id) do update set version = nextval('rules_version');
  return null;
end $$;
create trigger rules_changed after insert or update or delete on machine
  for each row execute function takt_rules_changed();
create trigger rules_changed after insert or update or delete on stop_code
  for each row execute function takt_rules_changed();
create trigger rules_changed after insert or update or delete on automatic_reason
  for each row execute function takt_rules_changed();
create trigger rules_changed after insert or update or delete on day_type
  for each row execute function takt_rules_changed();
create trigger rules_changed after insert or update or delete on calendar
  for each row execute function takt_rules_changed();
create trigger rules_changed after insert or update or delete on calendar_day
  for each row execute function takt_rules_changed();
create trigger rules_changed after update on company
  for each row execute function takt_rules_changed();

-- Everything that happened at a machine, in the order in which it came.
-- Repeats are known by their connector's numbers before they come here, so one index is enough: the one a rebuild reads.
alter table signal add column ordinal bigint generated always as identity;
alter table signal drop constraint signal_pkey;
drop index signal_by_machine;
alter table signal add primary key (company_id, machine_id, at, ordinal);
-- Numbers of what people do at machines: kept beside the signals, under the connector ''.
create sequence deed_no;
grant usage on sequence deed_no to takt_app;

drop table stop;
create table stop (
  company_id int not null default takt_company(),
  machine_id text not null,
  stop text not null,
  start_time timestamptz not null,
  end_time timestamptz,
  day date not null,
  shift int not null,
  stop_reason text not null default '-',
  note text not null default '',
  employee text not null default '',
  coded_automatically smallint not null default 0,
  -- 1: the machine did not stop anew; a shift, a rule or a hand cut an ongoing stop
  continues smallint not null default 0,
  belongs_to_order text not null default '',
  primary key (company_id, machine_id, start_time),
  foreign key (company_id, machine_id) references machine
) partition by range (start_time);
create table stop_rest partition of stop default;
create index stop_by_day on stop (company_id, machine_id, day);
create index stop_uncoded on stop (company_id, machine_id, start_time) where stop_reason = '-';
select takt_protect('stop');

-- Figures of a machine per plant day and shift: what the engine counted, and what people booked.
drop table machine_day;
create table shift_figures (
  company_id int not null default takt_company(),
  machine_id text not null,
  day date not null,
  shift int not null,
  run_ms bigint not null default 0,
  stop_ms bigint not null default 0,
  cycles bigint not null default 0,
  counted_qty numeric not null default 0,
  counted_ideal_ms numeric not null default 0,
  reported_qty numeric not null default 0,
  reported_ideal_ms numeric not null default 0,
  scrap_qty numeric not null default 0,
  reducing_scrap_qty numeric not null default 0,
  scrap_oee_qty numeric not null default 0,
  primary key (company_id, machine_id, day, shift),
  foreign key (company_id, machine_id) references machine
);
create index shift_figures_by_day on shift_figures (company_id, day);
select takt_protect('shift_figures');

-- Stop time per reason; written anew for a machine's day whenever one of its stops changes.
create table reason_figures (
  company_id int not null default takt_company(),
  machine_id text not null,
  day date not null,
  shift int not null,
  stop_reason text not null,
  stop_ms bigint not null,
  stops int not null,
  primary key (company_id, machine_id, day, shift, stop_reason),
  foreign key (company_id, machine_id) references machine
);
create index reason_figures_by_day on reason_figures (company_id, day);
select takt_protect('reason_figures');

create table tool (
  company_id int not null default takt_company() references company,
  tool_id text not null,
  tool_description text not null default '',
  -- '' or Main; 4 is a mother form
  category text not null default '',
  primary key (company_id, tool_id)
);
select takt_protect('tool');

create table tool_structure (
  company_id int not null default takt_company(),
  tool_id text not null,
  child_tool_id text not null,
  primary key (company_id, tool_id, child_tool_id),
  foreign key (company_id, tool_id) references tool,
  foreign key (company_id, child_tool_id) references tool
);
select takt_protect('tool_structure');

create table tool_insert (
  company_id int not null default takt_company(),
  tool_id text not null,
  insert_location int not null,
  -- 0 closed
  status smallint not null default 1,
  primary key (company_id, tool_id, insert_location),
  foreign key (company_id, tool_id) references tool
);
select takt_protect('tool_insert');

create table cavity_change (
  company_id int not null default takt_company(),
  record_no bigint generated always as identity,
  machine_id text not null,
  tool_id text not null,
  insert_location int not null,
  status smallint not null,
  note text not null default '',
  username text not null,
  at timestamptz not null,
  primary key (company_id, record_no),
  foreign key (company_id, machine_id) references machine
);
create index cavity_change_by_machine on cavity_change (company_id, machine_id, at desc);
select takt_protect('cavity_change', 'select, insert');

alter table part
  add column part_type_id text not null default '',
  add column machine_id_only text not null default '',
  add column yearly_qty numeric not null default 0;

alter table card
  add column order_no text not null default '',
  add column prev_op_card_no text not null default '',
  add column status text not null default 'planned',
  add column cancelled smallint not null default 0,
  add column scrap_qty numeric not null default 0,
  add column unit_qty numeric not null default 0,
  add column print_prepared smallint not null default 0,
  add column material_prepared smallint not null default 0,
  add column tools_prepared smallint not null default 0,
  add column peripheral_equipment_prepared smallint not null default 0,
  add column other_info_8 text not null default '',
  add column locked smallint not null default 0,
  add column program_id text not null default '',
  -- false: made here (SF5), never told to an ERP
  add column in_erp boolean not null default true;

alter table order_run
  drop column cycles,
  add column tool_id text not null default '',
  add column structure_tool_id text not null default '',
  add column mother_tool_id text not null default '',
  add column insatser numeric not null default 1 check (insatser > 0),
  add column first_piece_time timestamptz,
  add column emp_start_wo text not null default '',
  add column emp_end_wo text not null default '',
  add column emp_first_piece_wo text not null default '',
  add column setup_type text not null default '',
  add column setup_note text not null default '';
create index card_planned on card (company_id, machine_id, planned_start_time) where status = 'planned';
create index card_by_part on card (company_id, part_no, op_number);
create index card_by_work_order on card (company_id, work_order_no);
create index order_run_by_card on order_run (company_id, card_no, start_time);
create index order_run_ended on order_run (company_id, machine_id, end_time);
create index order_run_by_end on order_run (company_id, end_time);

-- Figures of an order run per plant day and shift; the same columns as those of the machine.
create table run_figures (
  company_id int not null default takt_company(),
  machine_id text not null,
  p_order bigint not null,
  day date not null,
  shift int not null,
  run_ms bigint not null default 0,
  stop_ms bigint not null default 0,
  cycles bigint not null default 0,
  counted_qty numeric not null default 0,
  counted_ideal_ms numeric not null default 0,
  reported_qty numeric not null default 0,
  reported_ideal_ms numeric not null default 0,
  scrap_qty numeric not null default 0,
  reducing_scrap_qty numeric not null default 0,
  scrap_oee_qty numeric not null default 0,
  primary key (company_id, machine_id, p_order, day, shift),
  foreign key (company_id, p_order) references order_run
);
select takt_protect('run_figures');

create table cancellation (
  company_id int not null default takt_company(),
  record_no bigint generated always as identity,
  machine_id text not null,
  card_no text not null,
  p_order bigint,
  remaining_qty numeric not null,
  -- W waits to be sent, T transferred, F failed
  status char(1) not null default 'W' check (status in ('W', 'T', 'F')),
  last_error text not null default '',
  attempts int not null default 0,
  created timestamptz not null,
  next_attempt timestamptz,
  created_by text not null,
  primary key (company_id, record_no),
  foreign key (company_id, machine_id) references machine,
  foreign key (company_id, card_no) references card
);
create index cancellation_by_machine on cancellation (company_id, machine_id, created desc);
select takt_protect('cancellation');

drop table good_transaction;
create table good_transaction (
  company_id int not null default takt_company(),
  record_no bigint generated always as identity,
  machine_id text not null,
  card_no text not null,
  p_order bigint not null,
  good_qty numeric not null,
  employee text not null,
  trans_time timestamptz not null,
  day date not null,
  shift int not null,
  note text not null default '',
  erp_status char(1) not null default 'W' check (erp_status in ('W', 'T', 'F', 'N')),
  booked_at timestamptz not null,
  booked_by text not null,
  primary key (company_id, trans_time, record_no),
  foreign key (company_id, machine_id) references machine,
  foreign key (company_id, p_order) references order_run
) partition by range (trans_time);
create table good_transaction_rest partition of good_transaction default;
create index good_transaction_by_card on good_transaction (company_id, card_no, trans_time desc);
create index good_transaction_by_machine on good_transaction (company_id, machine_id, trans_time);
-- Bookings are corrected by counter-bookings, never edited away.
select takt_protect('good_transaction', 'select, insert');

create table scrap_category (
  company_id int not null default takt_company() references company,
  code text not null,
  description text not null,
  description_sv text not null default '',
  primary key (company_id, code)
);
select takt_protect('scrap_category');

create table scrap_reason (
  company_id int not null default takt_company(),
  code text not null,
  description text not null,
  description_sv text not null default '',
  scrap_reason_category text not null,
  scrap_text_flag smallint not null default 0,
  scrap_reason_color text not null default 'Automatic',
  scrap_cost numeric,
  view_order int not null default 0,
  never_reduce_good_qty smallint not null default 0,
  adjust_materials smallint not null default 0,
  exclude_from_oee smallint not null default 0,
  erp_scrap_code text not null default '',
  active boolean not null default true,
  -- null: for every machine (and with SF254 for none in particular)
  machines text[],
  primary key (company_id, code),
  foreign key (company_id, scrap_reason_category) references scrap_category (company_id, code)
);
select takt_protect('scrap_reason');

create table scrap_transaction (
  company_id int not null default takt_company(),
  record_no bigint generated always as identity,
  machine_id text not null,
  card_no text not null,
  p_order bigint not null,
  part_no text not null,
  op_number text not null,
  tool_id text not null default '',
  scrap_reason text not null,
  scrap_qty numeric not null,
  scrap_cost numeric,
  reduces_good smallint not null default 1,
  -- report, adjustment, startup (SF61), cycles (SF97)
  source text not null default 'report',
  employee text not null,
  scrap_text text not null default '',
  -- as it was sent: a reason that is mapped anew later does not change what was booked
  erp_scrap_code text not null default '',
  trans_time timestamptz not null,
  day date not null,
  shift int not null,
  erp_status char(1) not null default 'W' check (erp_status in ('W', 'T', 'F', 'N')),
  booked_at timestamptz not null,
  booked_by text not null,
  primary key (company_id, trans_time, record_no),
  foreign key (company_id, machine_id) references machine,
  foreign key (company_id, p_order) references order_run,
  foreign key (company_id, scrap_reason) references scrap_reason
) partition by range (trans_time);
create table scrap_transaction_rest partition of scrap_transaction default;
create index scrap_transaction_by_card on scrap_transaction (company_id, card_no, trans_time desc);
create index scrap_transaction_by_machine on scrap_transaction (company_id, machine_id, trans_time);
select takt_protect('scrap_transaction', 'select, insert');

create table material (
  company_id int not null default takt_company() references company,
  material_no text not null,
  material_desc text not null,
  material_unit text not null,
  material_balance numeric not null default 0,
  primary key (company_id, material_no)
);
select takt_protect('material');

create table card_material (
  company_id int not null default takt_company(),
  card_no text not null,
  line_no int not null,
  material_no text not null,
  material_card_no text not null default '',
  planned_qty numeric not null,
  per_unit numeric not null,
  -- '' = no lot assigned yet (SF370)
  lot text not null default '',
  primary key (company_id, card_no, line_no),
  foreign key (company_id, card_no) references card,
  foreign key (company_id, material_no) references material
);
select takt_protect('card_material');

create table material_transaction (
  company_id int not null default takt_company(),
  record_no bigint generated always as identity,
  machine_id text not null,
  card_no text not null,
  material_no text not null,
  material_card_no text not null default '',
  -- scrapped; negative = given back to stock
  quantity numeric not null,
  scrap_reason text not null default '',
  reporting_source text not null,
  trans_time timestamptz not null,
  erp_status char(1) not null default 'W' check (erp_status in ('W', 'T', 'F', 'N')),
  booked_at timestamptz not null,
  booked_by text not null,
  primary key (company_id, record_no),
  foreign key (company_id, machine_id) references machine,
  foreign key (company_id, card_no) references card
);
create index material_transaction_by_card on material_transaction (company_id, card_no, trans_time desc);
select takt_protect('material_transaction', 'select, insert');

alter table employee
  add column pin_hash text,
  add column active boolean not null default true;
-- The application's role never reads the hash of a pin.
revoke select on employee from takt_app;
grant select (company_id, employee_number, employee_name, allow_sign_in, active) on employee to takt_app;

-- Who was at which machine, and how much of him: 1/n on each of n machines.
drop table employee_at_machine;
create table attendance (
  company_id int not null default takt_company(),
  machine_id text not null,
  employee_number text not null,
  since timestamptz not null,
  until timestamptz,
  share numeric not null check (share > 0 and share <= 1),
  -- the moment of signing in; a new share begins a new row, not a new sign-in
  signed_in timestamptz not null,
  primary key (company_id, machine_id, employee_number, since),
  foreign key (company_id, machine_id) references machine,
  foreign key (company_id, employee_number) references employee
);
create unique index attendance_now on attendance (company_id, machine_id, employee_number) where until is null;
create index attendance_by_machine on attendance (company_id, machine_id, since);
create index attendance_of on attendance (company_id, employee_number) where until is null;
select takt_protect('attendance');

create table machine_note (
  company_id int not null default takt_company(),
  record_no bigint generated always as identity,
  machine_id text not null,
  note text not null,
  username text not null,
  employee text not null default '',
  at timestamptz not null,
  active boolean not null default true,
  primary key (company_id, record_no),
  foreign key (company_id, machine_id) references machine
);
create index machine_note_by_machine on machine_note (company_id, machine_id, at desc);
select takt_protect('machine_note');

create table notification (
  company_id int not null default takt_company(),
  record_no bigint generated always as identity,
  machine_id text not null,
  kind text not null,
  message text not null,
  at timestamptz not null,
  confirmed_by text not null default '',
  confirmed_at timestamptz,
  primary key (company_id, record_no),
  foreign key (company_id, machine_id) references machine
);
create index notification_open on notification (company_id, machine_id, at desc) where confirmed_at is null;
select takt_protect('notification');

create table production_goal (
  company_id int not null default takt_company() references company,
  record_no bigint generated always as identity,
  production_type text not null check (production_type in ('shift', 'day', 'week')),
  machine_id text,
  department_id text,
  zone_id text,
  category_id text,
  -- 0 = every shift
  shift int not null default 0,
  target_good_qty numeric not null,
  target_good_qty_alt_unit numeric not null default 0,
  target_earned_hours numeric not null default 0,
  valid_from date not null,
  valid_to date,
  primary key (company_id, record_no),
  check (num_nonnulls(machine_id, department_id, zone_id, category_id) = 1)
);
alter table production_goal enable row level security;
create policy company on production_goal to takt_app using (company_id = (select takt_company()))
  with check (company_id = (select takt_company()));
create policy machines on production_goal as restrictive to takt_app
  using (machine_id is null or (select current_setting('app.machines', true)) = ''
    or machine_id = any (string_to_array((select current_setting('app.machines', true)), '|')));
grant select, insert, update, delete on production_goal to takt_app;

-- What a connector says of itself, beside what it has sent. Numbers are counted per sender: two processes that use one
-- name by mistake are both heard.
alter table connector
  add column sender text not null default '',
  drop constraint connector_pkey,
  add primary key (company_id, connector, sender),
  add column kind text not null default '',
  add column state text not null default '',
  add column reason text not null default '',
  add column backlog bigint not null default 0,
  add column last_signal timestamptz,
  add column last_error text not null default '',
  add column reported_at timestamptz;

alter table quarantined_signal
  drop constraint quarantined_signal_pkey,
  add column record_no bigint generated always as identity,
  add column sender text not null default '',
  add primary key (company_id, record_no);

select takt_partitions('stop', (now() - interval '1 month')::date, (now() + interval '2 months')::date);
select takt_partitions('good_transaction', (now() - interval '1 month')::date, (now() + interval '2 months')::date);
select takt_partitions('scrap_transaction', (now() - interval '1 month')::date, (now() + interval '2 months')::date);
select takt_partitions('signal', now()::date, (now() + interval '2 months')::date);
select takt_partitions('audit', now()::date, (now() + interval '2 months')::date);
