-- What the plant's engine and loads still lacked: values of special functions, rules by which a process value names a stop.

alter table machine
  -- what a function is told besides, by its number: a signal's name, a folder
  add column function_values jsonb not null default '{}',
  -- grows with every change of the functions: of two who change them at once the second is told
  add column functions_version int not null default 0;

-- A process value names the stop that goes on; a verifying one holds the reason while it stands.
create table value_rule (
  company_id int not null default takt_company(),
  record_no int not null,
  machine_id text not null,
  description text not null default '',
  signal text not null,
  comparison text not null check (comparison in ('=', '<>', '<', '<=', '>', '>=')),
  value text not null,
  stop_code text not null,
  verifying boolean not null default false,
  active boolean not null default true,
  primary key (company_id, record_no),
  foreign key (company_id, machine_id) references machine,
  foreign key (company_id, stop_code) references stop_code
);
select takt_protect('value_rule');
create trigger rules_changed after insert or update or delete on value_rule
  for each row execute function takt_rules_changed();

-- The last word of signals that are shown as they are (SF84: a process value is the cycle time).
create table machine_value (
  company_id int not null default takt_company(),
  machine_id text not null,
  signal text not null,
  value numeric not null,
  at timestamptz not null,
  primary key (company_id, machine_id, signal),
  foreign key (company_id, machine_id) references machine
);
select takt_protect('machine_value');

alter table order_run
  -- SF30: when the operator was told that the quantity is reached
  add column warned_at timestamptz;

-- SF278: what a run's material can be traced by; new entries during the run are a new group.
create table material_trace (
  company_id int not null default takt_company(),
  machine_id text not null,
  p_order bigint not null,
  group_no int not null,
  position smallint not null check (position between 1 and 4),
  trace_id text not null,
  at timestamptz not null,
  username text not null,
  primary key (company_id, p_order, group_no, position),
  foreign key (company_id, machine_id) references machine,
  foreign key (company_id, p_order) references order_run
);
create index material_trace_by_id on material_trace (company_id, trace_id);
select takt_protect('material_trace', 'select, insert');

-- SF17: what was put into a machine, batch by batch, and the differences that were reported of it.
create table material_batch (
  company_id int not null default takt_company(),
  record_no bigint generated always as identity,
  machine_id text not null,
  p_order bigint not null,
  card_no text not null,
  material_no text not null,
  batch_id text not null,
  quantity numeric not null check (quantity > 0),
  supplier text not null,
  -- false: it was filled up, and the batch before goes on
  emptied boolean not null,
  at timestamptz not null,
  username text not null,
  primary key (company_id, record_no),
  foreign key (company_id, machine_id) references machine,
  foreign key (company_id, p_order) references order_run,
  foreign key (company_id, material_no) references material
);
create index material_batch_by_run on material_batch (company_id, p_order, at);
create index material_batch_by_machine on material_batch (company_id, machine_id, at desc);
select takt_protect('material_batch', 'select, insert');

create table material_difference (
  company_id int not null default takt_company(),
  machine_id text not null,
  p_order bigint not null,
  material_no text not null,
  -- consumed less what the pieces need
  difference numeric not null,
  note text not null default '',
  at timestamptz not null,
  username text not null,
  primary key (company_id, p_order, material_no, at),
  foreign key (company_id, machine_id) references machine,
  foreign key (company_id, p_order) references order_run
);
select takt_protect('material_difference', 'select, insert');

-- Orders a resource of the planning has taken on.
create table user_planning (
  company_id int not null default takt_company(),
  machine_id text not null,
  card_no text not null,
  username text not null,
  at timestamptz not null,
  primary key (company_id, machine_id, card_no),
  foreign key (company_id, machine_id) references machine,
  foreign key (company_id, card_no) references card
);
select takt_protect('user_planning');

alter table card
  -- 1: pieces that are made good again
  add column rework smallint not null default 0 check (rework in (0, 1));
create index card_rework on card (company_id, machine_id, planned_start_time) where rework = 1;
alter table part add column operation_text text not null default '';
-- An insert is a tool that is put into another: old_insert_id is the one that is in it now.
alter table tool add column insert_of text not null default '', add column old_insert_id text not null default '';
create index tool_inserts_of on tool (company_id, insert_of) where insert_of <> '';

create table setup_type (
  company_id int not null default takt_company() references company,
  code text not null,
  description text not null,
  description_sv text not null default '',
  view_order int not null default 0,
  -- null: for every machine
  machines text[],
  active boolean not null default true,
  primary key (company_id, code)
);
select takt_protect('setup_type');

-- A pin names its owner: one person, one number.
create unique index employee_by_pin on employee (company_id, pin_hash) where pin_hash is not null;

-- Programs of machines that speak Euromap. A locked one is started by nobody.
create table euromap_program (
  company_id int not null default takt_company(),
  machine_id text not null,
  program_id text not null,
  description text not null default '',
  part_no text not null default '',
  tool_id text not null default '',
  locked smallint not null default 0 check (locked in (0, 1)),
  lock_comment text not null default '',
  changed_by text not null default '',
  changed_at timestamptz,
  primary key (company_id, machine_id, program_id),
  foreign key (company_id, machine_id) references machine
);
select takt_protect('euromap_program');
