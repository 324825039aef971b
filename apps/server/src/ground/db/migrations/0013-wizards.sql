-- What the wizards of order confirmation, weight control and input groups keep.

-- What a person said of an order that is over. A run is confirmed once.
create table order_confirmation (
  company_id int not null default takt_company(),
  record_no bigint generated always as identity,
  machine_id text not null,
  card_no text not null,
  p_order bigint not null,
  -- the cancellation that was confirmed with it; null = there was none
  cancellation_no bigint,
  quantity numeric not null check (quantity >= 0),
  -- of which so much was booked with the confirmation
  booked_qty numeric not null default 0,
  employee text not null,
  trans_time timestamptz not null,
  -- pallet flags that the ERP did not have: somebody went on all the same
  waiting_flags bigint[] not null default '{}',
  confirmed timestamptz not null,
  confirmed_by text not null,
  primary key (company_id, record_no),
  unique (company_id, p_order),
  foreign key (company_id, machine_id) references machine,
  foreign key (company_id, card_no) references card on delete cascade,
  foreign key (company_id, p_order) references order_run on delete cascade
);
create index order_confirmation_by_card on order_confirmation (company_id, card_no);
select takt_protect('order_confirmation', 'select, insert');

-- Pieces that were weighed, in grams.
create table weight_control (
  company_id int not null default takt_company(),
  record_no bigint generated always as identity,
  machine_id text not null,
  card_no text not null,
  part_no text not null,
  op_number text not null,
  weight numeric not null check (weight > 0),
  -- what the limits of then said of it; '' = there were none
  colour text not null check (colour in ('green', 'orange', '')),
  employee text not null,
  weighed timestamptz not null,
  username text not null,
  primary key (company_id, record_no),
  foreign key (company_id, machine_id) references machine,
  foreign key (company_id, card_no) references card on delete cascade
);
create index weight_control_of_order on weight_control (company_id, machine_id, card_no, weighed desc);
select takt_protect('weight_control', 'select, insert');

-- Groups of values that are set at a machine or in a tool.
create table input_group (
  company_id int not null default takt_company() references company,
  record_no int generated always as identity,
  description text not null,
  -- 1: its values are entered; 1: its values are told to the machine
  input smallint not null default 1 check (input in (0, 1)),
  output smallint not null default 0 check (output in (0, 1)),
  -- 1 in use, 0 put away
  status smallint not null default 1 check (status in (0, 1)),
  primary key (company_id, record_no),
  unique (company_id, description)
);
select takt_protect('input_group');

create table input_group_setting (
  company_id int not null default takt_company(),
  record_no int generated always as identity,
  input_group int not null,
  view_order int not null default 0,
  -- what the value belongs to: a machine with the part on it, a tool in a machine, a tool, a machine
  setting_type text not null check (setting_type in ('machine_machine', 'tool_machine', 'tool', 'machine')),
  property_description text not null,
  -- '' or Text: words, otherwise a number of this unit
  unit text not null default '',
  -- until somebody sets another
  first_value text not null default '',
  primary key (company_id, record_no),
  unique (company_id, input_group, setting_type, property_description),
  foreign key (company_id, input_group) references input_group on delete cascade
);
select takt_protect('input_group_setting');

-- Every value that was set, with who and when; the last one holds.
create table input_group_value (
  company_id int not null default takt_company(),
  record_no bigint generated always as identity,
  setting int not null,
  -- '' where the kind of the setting does not ask for it
  at_machine text not null default '',
  tool_id text not null default '',
  part_no text not null default '',
  value text not null,
  employee text not null,
  changed timestamptz not null,
  changed_by text not null,
  primary key (company_id, record_no),
  foreign key (company_id, setting) references input_group_setting on delete cascade
);
create index input_group_value_last on input_group_value
  (company_id, setting, at_machine, tool_id, part_no, record_no desc);
select takt_protect('input_group_value', 'select, insert');
