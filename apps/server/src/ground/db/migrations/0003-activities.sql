-- Internal activities: types with their checklists and outputs, the activities themselves, and those that are to come.

create table activity_type (
  company_id int not null default takt_company() references company,
  record_no int not null,
  description text not null,
  description_sv text not null default '',
  type_description text not null default '',
  type_description_sv text not null default '',
  -- 0: nobody creates it by hand, it only follows another
  manual smallint not null default 1,
  perform smallint not null default 1,
  authentication_mode text not null default '' check (authentication_mode in ('', 'USER_WITH_MANUAL_VERIFICATION')),
  -- 0: open until somebody performs it
  duration int not null default 0 check (duration >= 0),
  duration_unit text not null default 'minutes' check (duration_unit in ('minutes', 'cycles')),
  -- minutes before the due date; negative: no alarm
  alarm_period int not null default -1,
  extra_info_1_type smallint check (extra_info_1_type in (0, 1)),
  extra_info_1_label text not null default '',
  extra_info_1_label_sv text not null default '',
  extra_info_1_required smallint not null default 0,
  ask_number smallint not null default 0,
  number_label text not null default '',
  number_label_sv text not null default '',
  ask_sscc smallint not null default 0,
  ask_note smallint not null default 0,
  -- 1: what was performed without a deviation waits to be certified too
  certify smallint not null default 0,
  -- empty: every one
  machines text[] not null default '{}',
  department text not null default '',
  zone text not null default '',
  category text not null default '',
  part_no text not null default '',
  part_type_id text not null default '',
  op_number text not null default '',
  tool_id text not null default '',
  active boolean not null default true,
  primary key (company_id, record_no)
);
select takt_protect('activity_type');

create table activity_question (
  company_id int not null default takt_company(),
  action_id int not null,
  row_no int not null,
  question text not null,
  question_sv text not null default '',
  note text not null default '',
  note_sv text not null default '',
  input_type text not null,
  unit text not null default '',
  nominal numeric,
  reasonable_low numeric,
  reasonable_high numeric,
  limit_low numeric,
  limit_high numeric,
  control_low numeric,
  control_high numeric,
  choices text[] not null default '{}',
  pdf text not null default '',
  deviation_text text not null default '',
  machines text[] not null default '{}',
  part_nos text[] not null default '{}',
  part_types text[] not null default '{}',
  tools text[] not null default '{}',
  op_numbers text[] not null default '{}',
  frequency int not null default 1,
  frequency_offset int not null default 0,
  primary key (company_id, action_id, row_no),
  foreign key (company_id, action_id) references activity_type (company_id, record_no)
);
select takt_protect('activity_question');

create table activity_output (
  company_id int not null default takt_company(),
  action_id int not null,
  outcome text not null check (outcome in ('created', 'ok', 'exception', 'cancelled')),
  mail_to text not null default '',
  message_groups text not null default '',
  action_list text not null default '',
  mail_subject text not null default '',
  mail_text text not null default '',
  create_activity int,
  quantity_to_create int not null default 1 check (quantity_to_create between 1 and 20),
  create_after int not null default 0 check (create_after >= 0),
  include_deviations smallint not null default 0,
  primary key (company_id, action_id, outcome),
  foreign key (company_id, action_id) references activity_type (company_id, record_no),
  foreign key (company_id, create_activity) references activity_type (company_id, record_no)
);
select takt_protect('activity_output');

create table internal_activity (
  company_id int not null default takt_company(),
  record_no bigint generated always as identity,
  machine_id text not null,
  action_id int not null,
  -- 1 created, 2 OK, 3 certified, 4 exception, 5 cancelled, 6 rejected
  status smallint not null default 1 check (status between 1 and 6),
  -- waits to be performed or to be certified
  open boolean not null default true,
  create_date timestamptz not null,
  due_date timestamptz not null,
  cancel_date timestamptz,
  -- a duration in cycles: so many after those that the machine had made since counted_from when it was created
  cancel_cycles bigint,
  counted_from date,
  cycles_before bigint not null default 0,
  created_by text not null,
  -- the how-many-th of its type at the machine
  creation_no int not null,
  -- what ran when it was created
  card_no text not null default '',
  part_no text not null default '',
  part_type_id text not null default '',
  op_number text not null default '',
  tool_id text not null default '',
  extra_info_1 text not null default '',
  create_note text not null default '',
  use_checklist smallint not null default 0,
  finished_date timestamptz,
  finished_by text not null default '',
  employee text not null default '',
  -- the proof of who performed it; each is good for one
  verification text not null default '',
  number numeric,
  sscc text not null default '',
  note text not null default '',
  certified_by text not null default '',
  certified_date timestamptz,
  certify_comment text not null default '',
  primary key (company_id, record_no),
  foreign key (company_id, machine_id) references machine,
  foreign key (company_id, action_id) references activity_type (company_id, record_no)
);
create index internal_activity_open on internal_activity (company_id, machine_id, due_date) where open;
create index internal_activity_finished on internal_activity (company_id, machine_id, finished_date desc);
create index internal_activity_of_card on internal_activity (company_id, card_no, action_id);
create index internal_activity_of_type on internal_activity (company_id, machine_id, action_id, creation_no desc);
create index internal_activity_cancel on internal_activity (cancel_date) where status = 1;
create index internal_activity_cycles on internal_activity (company_id, machine_id) where status = 1 and cancel_cycles is not null;
create unique index internal_activity_proof on internal_activity (company_id, verification) where verification <> '';
select takt_protect('internal_activity');

create table activity_answer (
  company_id int not null default takt_company(),
  machine_id text not null,
  record_no bigint not null,
  row_no int not null,
  question text not null,
  entered_value text not null,
  unit text not null default '',
  exception_note text not null default '',
  status smallint not null check (status in (2, 4)),
  primary key (company_id, record_no, row_no),
  foreign key (company_id, record_no) references internal_activity
);
-- What was answered is not answered again.
select takt_protect('activity_answer', 'select, insert');

create table activity_to_come (
  company_id int not null default takt_company(),
  record_no bigint generated always as identity,
  machine_id text not null,
  action_id int not null,
  quantity int not null check (quantity between 1 and 20),
  create_at timestamptz not null,
  -- the one it follows
  after_record_no bigint not null,
  primary key (company_id, record_no),
  foreign key (company_id, machine_id) references machine,
  foreign key (company_id, action_id) references activity_type (company_id, record_no)
);
create index activity_to_come_due on activity_to_come (create_at);
select takt_protect('activity_to_come');
