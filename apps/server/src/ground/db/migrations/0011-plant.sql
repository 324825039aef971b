-- What the plant's engine, figures and notices still lacked.

alter table notification
  -- what is told once only: a run and its threshold, a calendar and its end; of an alarm its code
  add column about text not null default '',
  -- whom it is meant for; empty = everybody who reads the notifications
  add column message_groups text[] not null default '{}';
create index notification_about on notification (company_id, machine_id, kind, about, at desc) where about <> '';

-- What a person does not want to be told: types, and 'group:' with a message group.
create table notification_choice (
  company_id int not null default takt_company(),
  user_id int not null,
  topics_off text[] not null,
  primary key (company_id, user_id),
  foreign key (company_id, user_id) references app_user
);
select takt_protect('notification_choice');

-- Of a reason of type 2: the scrap reason that its pieces are booked under; '' = the company's for start-up scrap.
alter table stop_code add column scrap_reason text not null default '';

-- What such a reason scraps of what was made while it stood: counted by the engine, booked afterwards like any scrap.
create table code_scrap (
  company_id int not null default takt_company(),
  machine_id text not null,
  p_order bigint not null,
  day date not null,
  shift int not null,
  stop_reason text not null,
  -- as the engine counts; a rebuild counts anew
  counted_qty numeric not null default 0,
  -- of which so much is booked: the difference is booked when the reason has ceased to stand
  settled_qty numeric not null default 0,
  last_at timestamptz not null,
  primary key (company_id, machine_id, p_order, day, shift, stop_reason),
  foreign key (company_id, p_order) references order_run on delete cascade
);
create index code_scrap_open on code_scrap (company_id, machine_id) where counted_qty <> settled_qty;
select takt_protect('code_scrap');

-- Lots of a run's materials, every change with time and employee. What is assigned at one time shares a group.
create table material_lot (
  company_id int not null default takt_company(),
  record_no bigint generated always as identity,
  machine_id text not null,
  card_no text not null,
  -- null: assigned before the order was started
  p_order bigint,
  group_no int not null,
  line_no int not null,
  material_no text not null,
  -- '' = taken away
  lot text not null,
  at timestamptz not null,
  employee text not null default '',
  username text not null,
  primary key (company_id, record_no),
  foreign key (company_id, machine_id) references machine,
  foreign key (company_id, card_no) references card on delete cascade,
  foreign key (company_id, p_order) references order_run on delete cascade
);
create index material_lot_by_run on material_lot (company_id, p_order, group_no);
create index material_lot_by_card on material_lot (company_id, card_no, at desc);
create index material_lot_by_lot on material_lot (company_id, lot) where lot <> '';
select takt_protect('material_lot', 'select, insert');

-- Pieces that machines counted, as the ERP is told of them: per run and shift, once it is over. A later row of the same
-- shift is the difference. The numbers are those of the reports: to the ERP both are good quantity.
create table counted_quantity (
  company_id int not null default takt_company(),
  record_no bigint not null default nextval(pg_get_serial_sequence('good_transaction', 'record_no')),
  machine_id text not null,
  card_no text not null,
  p_order bigint not null,
  day date not null,
  shift int not null,
  quantity numeric not null,
  trans_time timestamptz not null,
  erp_status char(1) not null default 'W' check (erp_status in ('W', 'T', 'F', 'N')),
  booked_at timestamptz not null,
  primary key (company_id, record_no),
  foreign key (company_id, machine_id) references machine,
  foreign key (company_id, p_order) references order_run on delete cascade
);
create index counted_quantity_by_run on counted_quantity (company_id, p_order, day, shift);
select takt_protect('counted_quantity', 'select, insert');
grant update (erp_status) on counted_quantity to takt_app;
do $$ begin
  execute format('grant usage on sequence %s to takt_app', pg_get_serial_sequence('good_transaction', 'record_no'));
end $$;

-- Of two who change a rule at once the second is told.
alter table value_rule add column version int not null default 0;
-- A number that was given once never names another rule: machines remember rules by it.
create sequence value_rule_no;
select setval('value_rule_no', coalesce((select max(record_no) from value_rule), 0) + 1000);
grant usage on sequence value_rule_no to takt_app;

-- What an output of a machine's box is to be: the last order counts, and its number tells an acknowledgement from an
-- older one. 'run': 0 keeps the machine from running, 1 lets it run.
create table machine_command (
  company_id int not null default takt_company(),
  machine_id text not null,
  output text not null check (output in ('run')),
  command_no int not null,
  value smallint not null check (value in (0, 1)),
  ordered_at timestamptz not null,
  ordered_by text not null,
  done_at timestamptz,
  -- why it could not be done so far; it is tried again
  problem text not null default '',
  primary key (company_id, machine_id, output),
  foreign key (company_id, machine_id) references machine
);
create index machine_command_open on machine_command (company_id) where done_at is null;
select takt_protect('machine_command');

-- From which moment on a machine's raw signals are kept.
create index machine_checkpoint_base on machine_checkpoint (company_id, machine_id, day desc) where base;
