-- The schema that the migrations make, for people to read and for a test to compare; nobody runs it.
-- Made by `npm run data-model`. A policy without an expression is the one that takt_protect() makes.

table access_key
  company_id integer not null default takt_company()
  key_id integer not null
  name text not null
  key_hash bytea not null
  created_by text not null
  created_at timestamp with time zone
  revoked_at timestamp with time zone
  last_used_at timestamp with time zone
  opens text not null
  valid_until timestamp with time zone
  CHECK ((opens = ANY (ARRAY['import'::text, 'signals'::text])))
  CREATE UNIQUE INDEX access_key_by_hash ON public.access_key USING btree (key_hash)
  FOREIGN KEY (company_id) REFERENCES company(company_id)
  PRIMARY KEY (company_id, key_id)
  policy company
  takt_app may insert
  takt_app may select company_id, created_at, created_by, key_id, last_used_at, name, opens, revoked_at, valid_until
  takt_app may update revoked_at

table action_header
  company_id integer not null default takt_company()
  template text not null
  widget_id text not null
  key text not null
  host text not null
  value text not null
  FOREIGN KEY (company_id) REFERENCES company(company_id)
  PRIMARY KEY (company_id, template, widget_id, key)
  policy company
  takt_app may delete, insert, select, update

table activity_answer
  company_id integer not null default takt_company()
  machine_id text not null
  record_no bigint not null
  row_no integer not null
  question text not null
  entered_value text not null
  unit text not null default ''::text
  exception_note text not null default ''::text
  status smallint not null
  CHECK ((status = ANY (ARRAY[2, 4])))
  FOREIGN KEY (company_id, record_no) REFERENCES internal_activity(company_id, record_no)
  PRIMARY KEY (company_id, record_no, row_no)
  policy company
  policy machines
  takt_app may insert, select

table activity_output
  company_id integer not null default takt_company()
  action_id integer not null
  outcome text not null
  mail_to text not null default ''::text
  message_groups text not null default ''::text
  action_list text not null default ''::text
  mail_subject text not null default ''::text
  mail_text text not null default ''::text
  create_activity integer
  quantity_to_create integer not null default 1
  create_after integer not null default 0
  include_deviations smallint not null default 0
  CHECK (((quantity_to_create >= 1) AND (quantity_to_create <= 20)))
  CHECK ((create_after >= 0))
  CHECK ((outcome = ANY (ARRAY['created'::text, 'ok'::text, 'exception'::text, 'cancelled'::text])))
  FOREIGN KEY (company_id, action_id) REFERENCES activity_type(company_id, record_no)
  FOREIGN KEY (company_id, create_activity) REFERENCES activity_type(company_id, record_no)
  PRIMARY KEY (company_id, action_id, outcome)
  policy company
  takt_app may delete, insert, select, update

table activity_question
  company_id integer not null default takt_company()
  action_id integer not null
  row_no integer not null
  question takt_names not null default '{}'::jsonb
  note takt_names not null default '{}'::jsonb
  input_type text not null
  unit text not null default ''::text
  nominal numeric
  reasonable_low numeric
  reasonable_high numeric
  limit_low numeric
  limit_high numeric
  control_low numeric
  control_high numeric
  pdf text not null default ''::text
  deviation_text text not null default ''::text
  machines text[] not null default '{}'::text[]
  part_nos text[] not null default '{}'::text[]
  part_types text[] not null default '{}'::text[]
  tools text[] not null default '{}'::text[]
  op_numbers text[] not null default '{}'::text[]
  frequency integer not null default 1
  frequency_offset integer not null default 0
  checklist_no integer not null default 1
  choices jsonb not null default '[]'::jsonb
  CHECK ((jsonb_typeof(choices) = 'array'::text))
  FOREIGN KEY (company_id, action_id) REFERENCES activity_type(company_id, record_no)
  PRIMARY KEY (company_id, action_id, checklist_no, row_no)
  policy company
  takt_app may delete, insert, select, update

table activity_to_come
  company_id integer not null default takt_company()
  record_no bigint not null
  machine_id text not null
  action_id integer not null
  quantity integer not null
  create_at timestamp with time zone not null
  CHECK (((quantity >= 1) AND (quantity <= 20)))
  CREATE INDEX activity_to_come_due ON public.activity_to_come USING btree (create_at)
  FOREIGN KEY (company_id, action_id) REFERENCES activity_type(company_id, record_no)
  FOREIGN KEY (company_id, machine_id) REFERENCES machine(company_id, machine_id)
  PRIMARY KEY (company_id, record_no)
  policy company
  policy machines
  takt_app may delete, insert, select, update

table activity_type
  company_id integer not null default takt_company()
  record_no integer not null
  names takt_names not null default '{}'::jsonb
  type_names takt_names not null default '{}'::jsonb
  manual smallint not null default 1
  perform smallint not null default 1
  authentication_mode text not null default ''::text
  duration integer not null default 0
  duration_unit text not null default 'minutes'::text
  alarm_period integer not null default '-1'::integer
  extra_info_1_type smallint
  extra_info_1_label takt_names not null default '{}'::jsonb
  extra_info_1_required smallint not null default 0
  ask_number smallint not null default 0
  number_label takt_names not null default '{}'::jsonb
  ask_sscc smallint not null default 0
  ask_note smallint not null default 0
  certify smallint not null default 0
  machines text[] not null default '{}'::text[]
  department text not null default ''::text
  zone text not null default ''::text
  category text not null default ''::text
  part_no text not null default ''::text
  part_type_id text not null default ''::text
  op_number text not null default ''::text
  tool_id text not null default ''::text
  active boolean not null default true
  version integer not null default 1
  checklist_no integer not null default 1
  CHECK ((authentication_mode = ANY (ARRAY[''::text, 'USER_WITH_MANUAL_VERIFICATION'::text])))
  CHECK ((duration >= 0))
  CHECK ((duration_unit = ANY (ARRAY['minutes'::text, 'cycles'::text])))
  CHECK ((extra_info_1_type = ANY (ARRAY[0, 1])))
  FOREIGN KEY (company_id) REFERENCES company(company_id)
  PRIMARY KEY (company_id, record_no)
  policy company
  takt_app may delete, insert, select, update

table admin_action
  company_id integer not null default takt_company()
  record_no bigint not null
  at timestamp with time zone not null
  username text not null
  action text not null
  subject text not null default ''::text
  result text not null
  count integer not null default 0
  FOREIGN KEY (company_id) REFERENCES company(company_id)
  PRIMARY KEY (company_id, record_no)
  policy company
  takt_app may insert, select

table analysis_version
  company_id integer not null
  version bigint not null
  FOREIGN KEY (company_id) REFERENCES company(company_id)
  PRIMARY KEY (company_id)
  policy company
  takt_app may select

table app_user
  company_id integer not null default takt_company()
  user_id integer not null
  username text not null
  password_hash text not null
  full_name text not null default ''::text
  employee_number text not null default ''::text
  language text not null default 'en'::text
  role text not null
  usertype smallint not null
  granted text[] not null default '{}'::text[]
  removed text[] not null default '{}'::text[]
  machine_restrictions text[] not null default '{}'::text[]
  assigned_machine text not null default ''::text
  show_cavities smallint not null default 0
  internal_activity smallint not null default 0
  resource_planning smallint not null default 0
  only_ia boolean not null default false
  only_interface boolean not null default false
  only_dashboards boolean not null default false
  dashboard_isolated boolean not null default false
  isolated_dashboard text not null default ''::text
  deviceuser boolean not null default false
  active boolean not null default true
  valid_until timestamp with time zone
  allowed_addresses text[] not null default '{}'::text[]
  version integer not null default 1
  choices jsonb not null default '{}'::jsonb
  email text not null default ''::text
  has_password boolean default (password_hash <> ''::text)
  password_given boolean not null default false
  CHECK (((usertype >= 1) AND (usertype <= 9)))
  CREATE UNIQUE INDEX app_user_by_name ON public.app_user USING btree (company_id, lower(username))
  FOREIGN KEY (company_id) REFERENCES company(company_id)
  PRIMARY KEY (company_id, user_id)
  UNIQUE (company_id, username)
  policy company
  takt_app may insert, update
  takt_app may select active, allowed_addresses, assigned_machine, choices, company_id, dashboard_isolated, deviceuser, email, employee_number, full_name, granted, has_password, internal_activity, isolated_dashboard, language, machine_restrictions, only_dashboards, only_ia, only_interface, password_given, removed, resource_planning, role, show_cavities, user_id, username, usertype, valid_until, version

table attendance
  company_id integer not null default takt_company()
  machine_id text not null
  employee_number text not null
  since timestamp with time zone not null
  until timestamp with time zone
  share numeric not null
  signed_in timestamp with time zone not null
  CHECK (((share > (0)::numeric) AND (share <= (1)::numeric)))
  CREATE INDEX attendance_by_machine ON public.attendance USING btree (company_id, machine_id, since)
  CREATE INDEX attendance_of ON public.attendance USING btree (company_id, employee_number) WHERE (until IS NULL)
  CREATE UNIQUE INDEX attendance_now ON public.attendance USING btree (company_id, machine_id, employee_number) WHERE (until IS NULL)
  FOREIGN KEY (company_id, employee_number) REFERENCES employee(company_id, employee_number)
  FOREIGN KEY (company_id, machine_id) REFERENCES machine(company_id, machine_id)
  PRIMARY KEY (company_id, machine_id, employee_number, since)
  policy company
  policy machines
  takt_app may delete, insert, select, update

table audit
  company_id integer not null default takt_company()
  audit_id bigint not null
  at timestamp with time zone not null default takt_now()
  username text not null default COALESCE(NULLIF(current_setting('app.username'::text, true), ''::text), 'Takt'::text)
  what text not null
  key text not null
  before jsonb
  after jsonb
  address text not null default COALESCE(current_setting('app.address'::text, true), ''::text)
  session text not null default COALESCE(current_setting('app.session'::text, true), ''::text)
  reason text not null default ''::text
  salt uuid default gen_random_uuid()
  CREATE INDEX audit_by_key ON ONLY public.audit USING btree (company_id, key text_pattern_ops, at)
  CREATE INDEX audit_by_what ON ONLY public.audit USING btree (company_id, what, key, at)
  CREATE INDEX audit_signatures ON ONLY public.audit USING btree (company_id, (((after ->> 'signature_no'::text))::bigint)) WHERE (what = 'signature.given'::text)
  CREATE TRIGGER audit_to_link AFTER INSERT ON public.audit REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION takt_note_unlinked()
  PRIMARY KEY (company_id, at, audit_id)
  policy company
  takt_app may insert after, before, key, reason, what
  takt_app may select

table audit_cover
  company_id integer not null
  sign text not null
  audit_id bigint not null
  at timestamp with time zone not null
  was bytea
  became bytea not null
  PRIMARY KEY (company_id, audit_id, sign)
  policy company

table audit_link
  company_id integer not null
  seq bigint not null
  audit_id bigint not null
  at timestamp with time zone not null
  hash bytea not null
  CREATE UNIQUE INDEX audit_link_of ON public.audit_link USING btree (company_id, audit_id)
  PRIMARY KEY (company_id, seq)
  policy company

table audit_unlinked
  company_id integer not null
  audit_id bigint not null
  at timestamp with time zone not null
  PRIMARY KEY (company_id, audit_id)
  policy company

table automatic_reason
  company_id integer not null default takt_company()
  record_no integer not null
  description text not null default ''::text
  machines text[]
  set_code text not null
  only_when text[] not null
  weekdays integer[] not null
  from_time text not null
  until_time text not null
  calendars integer[] not null default '{}'::integer[]
  active boolean not null default true
  rule_no integer not null
  version integer not null default 1
  holds_from timestamp with time zone
  holds_until timestamp with time zone
  CREATE TRIGGER rules_changed AFTER INSERT OR DELETE OR UPDATE ON public.automatic_reason FOR EACH ROW EXECUTE FUNCTION takt_rules_changed()
  CREATE UNIQUE INDEX automatic_reason_of_now ON public.automatic_reason USING btree (company_id, rule_no) WHERE (holds_until IS NULL)
  FOREIGN KEY (company_id) REFERENCES company(company_id)
  PRIMARY KEY (company_id, record_no)
  policy company
  takt_app may delete, insert, select, update

table bundle
  company_id integer not null default takt_company()
  bundle_no bigint not null
  machine_id text not null
  position integer not null
  planned_qty numeric not null
  booked_machine_id text not null default ''::text
  created timestamp with time zone not null
  created_by text not null
  reported_at timestamp with time zone
  reported_by text not null default ''::text
  reported_qty numeric
  CHECK ((planned_qty > (0)::numeric))
  CREATE INDEX bundle_open ON public.bundle USING btree (company_id, machine_id, "position") WHERE (reported_at IS NULL)
  FOREIGN KEY (company_id, machine_id) REFERENCES machine(company_id, machine_id)
  PRIMARY KEY (company_id, bundle_no)
  policy company
  policy machines
  takt_app may delete, insert, select, update

table bundle_card
  company_id integer not null default takt_company()
  bundle_no bigint not null
  machine_id text not null
  card_no text not null
  reported boolean not null default false
  CREATE UNIQUE INDEX bundle_card_open ON public.bundle_card USING btree (company_id, card_no) WHERE (NOT reported)
  FOREIGN KEY (company_id, bundle_no) REFERENCES bundle(company_id, bundle_no) ON DELETE CASCADE
  FOREIGN KEY (company_id, card_no) REFERENCES card(company_id, card_no)
  FOREIGN KEY (company_id, machine_id) REFERENCES machine(company_id, machine_id)
  PRIMARY KEY (company_id, bundle_no, card_no)
  policy company
  policy machines
  takt_app may delete, insert, select, update

table calendar
  company_id integer not null default takt_company()
  calendar_id integer not null
  description text not null
  start_date date not null
  end_date date
  week text[] not null
  version integer not null default 1
  CHECK ((EXTRACT(isodow FROM start_date) = (1)::numeric))
  CHECK ((cardinality(week) = 7))
  CHECK ((end_date > start_date))
  CREATE TRIGGER rules_changed AFTER INSERT OR DELETE OR UPDATE ON public.calendar FOR EACH ROW EXECUTE FUNCTION takt_rules_changed()
  FOREIGN KEY (company_id) REFERENCES company(company_id)
  PRIMARY KEY (company_id, calendar_id)
  policy company
  takt_app may delete, insert, select, update

table calendar_before
  company_id integer not null default takt_company()
  calendar_id integer not null
  place integer not null
  until_day date
  until_at timestamp with time zone
  plan jsonb not null
  CHECK (((until_day IS NULL) <> (until_at IS NULL)))
  CREATE TRIGGER rules_changed AFTER INSERT OR DELETE OR UPDATE ON public.calendar_before FOR EACH ROW EXECUTE FUNCTION takt_rules_changed()
  FOREIGN KEY (company_id, calendar_id) REFERENCES calendar(company_id, calendar_id) ON DELETE CASCADE
  PRIMARY KEY (company_id, calendar_id, place)
  policy company
  takt_app may delete, insert, select, update

table calendar_day
  company_id integer not null default takt_company()
  calendar_id integer not null
  day date not null
  day_type text not null
  CREATE TRIGGER rules_changed AFTER INSERT OR DELETE OR UPDATE ON public.calendar_day FOR EACH ROW EXECUTE FUNCTION takt_rules_changed()
  FOREIGN KEY (company_id, calendar_id) REFERENCES calendar(company_id, calendar_id)
  FOREIGN KEY (company_id, day_type) REFERENCES day_type(company_id, day_type)
  PRIMARY KEY (company_id, calendar_id, day)
  policy company
  takt_app may delete, insert, select, update

table cancellation
  company_id integer not null default takt_company()
  record_no bigint not null
  machine_id text not null
  card_no text not null
  p_order bigint
  remaining_qty numeric not null
  status character(1) not null default 'W'::bpchar
  last_error text not null default ''::text
  attempts integer not null default 0
  created timestamp with time zone not null
  next_attempt timestamp with time zone
  created_by text not null
  CHECK ((status = ANY (ARRAY['W'::bpchar, 'T'::bpchar, 'F'::bpchar, 'N'::bpchar])))
  CREATE INDEX cancellation_by_machine ON public.cancellation USING btree (company_id, machine_id, created DESC)
  FOREIGN KEY (company_id, card_no) REFERENCES card(company_id, card_no)
  FOREIGN KEY (company_id, machine_id) REFERENCES machine(company_id, machine_id)
  PRIMARY KEY (company_id, record_no)
  policy company
  policy machines
  takt_app may delete, insert, select, update

table card
  company_id integer not null default takt_company()
  card_no text not null
  work_order_no text not null
  part_no text not null
  op_number text not null
  machine_id text not null
  planned_op_qty numeric not null
  planned_start_time timestamp with time zone not null
  good_qty numeric not null default 0
  order_no text not null default ''::text
  prev_op_card_no text not null default ''::text
  status text not null default 'planned'::text
  cancelled smallint not null default 0
  scrap_qty numeric not null default 0
  unit_qty numeric not null default 0
  print_prepared smallint not null default 0
  material_prepared smallint not null default 0
  tools_prepared smallint not null default 0
  peripheral_equipment_prepared smallint not null default 0
  other_info_8 text not null default ''::text
  locked smallint not null default 0
  program_id text not null default ''::text
  in_erp boolean not null default true
  rework smallint not null default 0
  erp_said jsonb not null default '{}'::jsonb
  wanted_start_time timestamp with time zone
  wanted_end_time timestamp with time zone
  wanted_machine_id text
  CHECK ((rework = ANY (ARRAY[0, 1])))
  CREATE INDEX card_by_machine ON public.card USING btree (company_id, machine_id, planned_start_time)
  CREATE INDEX card_by_part ON public.card USING btree (company_id, part_no, op_number)
  CREATE INDEX card_by_work_order ON public.card USING btree (company_id, work_order_no)
  CREATE INDEX card_planned ON public.card USING btree (company_id, machine_id, planned_start_time) WHERE (status = 'planned'::text)
  CREATE INDEX card_rework ON public.card USING btree (company_id, machine_id, planned_start_time) WHERE (rework = 1)
  FOREIGN KEY (company_id, machine_id) REFERENCES machine(company_id, machine_id)
  FOREIGN KEY (company_id, part_no, op_number) REFERENCES part(company_id, part_no, op_number)
  PRIMARY KEY (company_id, card_no)
  policy company
  policy machines
  policy query_company using (company_id = ( SELECT takt_query_company() AS takt_query_company))
  policy query_machines restrictive using ((( SELECT takt_query_machines() AS takt_query_machines) = ''::text) OR (machine_id = ANY (string_to_array(( SELECT takt_query_machines() AS takt_query_machines), '|'::text))))
  takt_app may delete, insert, select, update

table card_material
  company_id integer not null default takt_company()
  card_no text not null
  line_no integer not null
  material_no text not null
  material_card_no text not null default ''::text
  planned_qty numeric not null
  per_unit numeric not null
  lot text not null default ''::text
  FOREIGN KEY (company_id, card_no) REFERENCES card(company_id, card_no)
  FOREIGN KEY (company_id, material_no) REFERENCES material(company_id, material_no)
  PRIMARY KEY (company_id, card_no, line_no)
  policy company
  takt_app may delete, insert, select, update

table category
  company_id integer not null default takt_company()
  code text not null
  description text not null
  FOREIGN KEY (company_id) REFERENCES company(company_id)
  PRIMARY KEY (company_id, code)
  policy company
  policy query_company using (company_id = ( SELECT takt_query_company() AS takt_query_company))
  takt_app may delete, insert, select, update

table cavity_change
  company_id integer not null default takt_company()
  record_no bigint not null
  machine_id text not null
  tool_id text not null
  insert_location integer not null
  status smallint not null
  note text not null default ''::text
  username text not null
  at timestamp with time zone not null
  CREATE INDEX cavity_change_by_machine ON public.cavity_change USING btree (company_id, machine_id, at DESC)
  FOREIGN KEY (company_id, machine_id) REFERENCES machine(company_id, machine_id)
  PRIMARY KEY (company_id, record_no)
  policy company
  policy machines
  takt_app may insert, select

table code_scrap
  company_id integer not null default takt_company()
  machine_id text not null
  p_order bigint not null
  day date not null
  shift integer not null
  stop_reason text not null
  counted_qty numeric not null default 0
  settled_qty numeric not null default 0
  last_at timestamp with time zone not null
  CREATE INDEX code_scrap_open ON public.code_scrap USING btree (company_id, machine_id) WHERE (counted_qty <> settled_qty)
  FOREIGN KEY (company_id, p_order) REFERENCES order_run(company_id, p_order) ON DELETE CASCADE
  PRIMARY KEY (company_id, machine_id, p_order, day, shift, stop_reason)
  policy company
  policy machines
  takt_app may delete, insert, select, update

table company
  company_id integer not null
  company_key text not null
  company_name text not null
  time_zone text not null
  language text not null
  theme jsonb not null default '{}'::jsonb
  erp_api_token text
  pin_salt bytea not null default uuid_send(gen_random_uuid())
  CREATE TRIGGER rules_changed AFTER UPDATE ON public.company FOR EACH ROW EXECUTE FUNCTION takt_rules_changed()
  CREATE UNIQUE INDEX company_by_key ON public.company USING btree (lower(company_key))
  PRIMARY KEY (company_id)
  UNIQUE (company_key)
  policy company
  takt_app may select company_id, company_key, company_name, language, theme, time_zone
  takt_app may update erp_api_token

table company_setting
  company_id integer not null default takt_company()
  name text not null
  value text not null
  CREATE TRIGGER rules_changed AFTER INSERT OR UPDATE ON public.company_setting FOR EACH ROW WHEN ((new.name = 'noContactSeconds'::text)) EXECUTE FUNCTION takt_rules_changed()
  CREATE TRIGGER rules_changed_by_delete AFTER DELETE ON public.company_setting FOR EACH ROW WHEN ((old.name = 'noContactSeconds'::text)) EXECUTE FUNCTION takt_rules_changed()
  FOREIGN KEY (company_id) REFERENCES company(company_id)
  PRIMARY KEY (company_id, name)
  policy company
  takt_app may delete, insert, select, update

table config
  company_id integer not null default takt_company()
  system_function text not null
  template text not null
  version integer not null
  config jsonb not null
  changed_by text not null
  changed_at timestamp with time zone not null
  FOREIGN KEY (company_id) REFERENCES company(company_id)
  PRIMARY KEY (company_id, system_function, template)
  policy company
  takt_app may delete, insert, select, update

table connector
  company_id integer not null default takt_company()
  connector text not null
  committed bigint not null default 0
  last_post timestamp with time zone
  sender text not null default ''::text
  kind text not null default ''::text
  state text not null default ''::text
  reason text not null default ''::text
  backlog bigint not null default 0
  last_signal timestamp with time zone
  last_error text not null default ''::text
  reported_at timestamp with time zone
  FOREIGN KEY (company_id) REFERENCES company(company_id)
  PRIMARY KEY (company_id, connector, sender)
  policy company
  takt_app may delete, insert, select, update

table contact_limit_before
  company_id integer not null default takt_company()
  until timestamp with time zone not null
  seconds integer not null
  CREATE TRIGGER rules_changed AFTER INSERT OR DELETE OR UPDATE ON public.contact_limit_before FOR EACH ROW EXECUTE FUNCTION takt_rules_changed()
  FOREIGN KEY (company_id) REFERENCES company(company_id)
  PRIMARY KEY (company_id, until)
  policy company
  takt_app may delete, insert, select, update

table counted_quantity
  company_id integer not null default takt_company()
  record_no bigint not null default nextval((pg_get_serial_sequence('good_transaction'::text, 'record_no'::text))::regclass)
  machine_id text not null
  card_no text not null
  p_order bigint not null
  day date not null
  shift integer not null
  quantity numeric not null
  trans_time timestamp with time zone not null
  erp_status character(1) not null default 'W'::bpchar
  booked_at timestamp with time zone not null
  CHECK ((erp_status = ANY (ARRAY['W'::bpchar, 'T'::bpchar, 'F'::bpchar, 'N'::bpchar])))
  CREATE INDEX counted_quantity_by_run ON public.counted_quantity USING btree (company_id, p_order, day, shift)
  FOREIGN KEY (company_id, machine_id) REFERENCES machine(company_id, machine_id)
  FOREIGN KEY (company_id, p_order) REFERENCES order_run(company_id, p_order) ON DELETE CASCADE
  PRIMARY KEY (company_id, record_no)
  policy company
  policy machines
  takt_app may insert, select
  takt_app may update erp_status

table dashboard_version
  company_id integer not null default takt_company()
  template text not null
  version integer not null
  config jsonb not null
  changed_by text not null
  changed_at timestamp with time zone not null
  FOREIGN KEY (company_id) REFERENCES company(company_id)
  PRIMARY KEY (company_id, template, version)
  policy company
  takt_app may delete, insert, select

table day_type
  company_id integer not null default takt_company()
  day_type text not null
  names takt_names not null default '{}'::jsonb
  spans jsonb not null
  version integer not null default 1
  CREATE TRIGGER rules_changed AFTER INSERT OR DELETE OR UPDATE ON public.day_type FOR EACH ROW EXECUTE FUNCTION takt_rules_changed()
  FOREIGN KEY (company_id) REFERENCES company(company_id)
  PRIMARY KEY (company_id, day_type)
  policy company
  takt_app may delete, insert, select, update

table department
  company_id integer not null default takt_company()
  code text not null
  description text not null
  CREATE TRIGGER analysis_changed AFTER UPDATE ON public.department FOR EACH ROW EXECUTE FUNCTION takt_analysis_changed()
  FOREIGN KEY (company_id) REFERENCES company(company_id)
  PRIMARY KEY (company_id, code)
  policy company
  policy query_company using (company_id = ( SELECT takt_query_company() AS takt_query_company))
  takt_app may delete, insert, select, update

table document_group
  company_id integer not null default takt_company()
  group_no integer not null
  description text not null
  note text not null default ''::text
  view_order integer not null default 0
  FOREIGN KEY (company_id) REFERENCES company(company_id)
  PRIMARY KEY (company_id, group_no)
  UNIQUE (company_id, description)
  policy company
  takt_app may delete, insert, select, update

table employee
  company_id integer not null default takt_company()
  employee_number text not null
  employee_name text not null
  allow_sign_in boolean not null default true
  pin_hash text
  active boolean not null default true
  version integer not null default 1
  has_pin boolean default (pin_hash IS NOT NULL)
  department text
  zone text
  CREATE UNIQUE INDEX employee_by_pin ON public.employee USING btree (company_id, pin_hash) WHERE (pin_hash IS NOT NULL)
  FOREIGN KEY (company_id) REFERENCES company(company_id)
  FOREIGN KEY (company_id, department) REFERENCES department(company_id, code)
  FOREIGN KEY (company_id, zone) REFERENCES zone(company_id, code)
  PRIMARY KEY (company_id, employee_number)
  policy company
  takt_app may delete, insert, update
  takt_app may select active, allow_sign_in, company_id, department, employee_name, employee_number, has_pin, version, zone

table erp_link
  company_id integer not null default takt_company()
  address text not null default ''::text
  auth text not null default 'signature'::text
  enabled boolean not null default false
  version integer not null default 0
  failures integer not null default 0
  next_try timestamp with time zone not null default '1970-01-01 00:00:00+00'::timestamp with time zone
  last_sent timestamp with time zone
  last_error text not null default ''::text
  last_error_at timestamp with time zone
  held_by uuid
  held_until timestamp with time zone not null default '1970-01-01 00:00:00+00'::timestamp with time zone
  CHECK ((auth = ANY (ARRAY['signature'::text, 'bearer'::text])))
  FOREIGN KEY (company_id) REFERENCES company(company_id)
  PRIMARY KEY (company_id)
  policy company
  takt_app may delete, insert, select, update

table erp_message
  company_id integer not null default takt_company()
  message_no bigint not null
  message_id uuid not null default gen_random_uuid()
  subject text not null
  record_no bigint not null
  record_time timestamp with time zone not null
  machine_id text not null
  card_no text not null
  body json
  status character(1) not null default 'W'::bpchar
  created timestamp with time zone not null
  attempts integer not null default 0
  next_attempt timestamp with time zone
  last_attempt timestamp with time zone
  last_error text not null default ''::text
  away boolean not null default false
  retried boolean not null default false
  sending_until timestamp with time zone not null default '1970-01-01 00:00:00+00'::timestamp with time zone
  CHECK ((status = ANY (ARRAY['W'::bpchar, 'T'::bpchar, 'F'::bpchar, 'N'::bpchar])))
  CHECK ((subject = ANY (ARRAY['balthzar_transaction'::text, 'scrap_transaction'::text, 'cancellation'::text, 'material_reporting'::text, 'pallet_flag_history'::text])))
  CREATE INDEX erp_message_by_time ON public.erp_message USING btree (company_id, subject, created DESC)
  CREATE INDEX erp_message_done ON public.erp_message USING btree (last_attempt) WHERE (status = 'T'::bpchar)
  CREATE INDEX erp_message_open ON public.erp_message USING btree (company_id, status, message_no) WHERE (status = ANY (ARRAY['W'::bpchar, 'F'::bpchar]))
  CREATE INDEX erp_message_open_by_card ON public.erp_message USING btree (company_id, card_no) WHERE (status = ANY (ARRAY['W'::bpchar, 'F'::bpchar]))
  FOREIGN KEY (company_id) REFERENCES company(company_id)
  FOREIGN KEY (company_id, machine_id) REFERENCES machine(company_id, machine_id)
  PRIMARY KEY (company_id, message_no)
  UNIQUE (company_id, subject, record_no)
  policy company
  policy machines
  takt_app may delete, insert, select, update

table euromap_program
  company_id integer not null default takt_company()
  machine_id text not null
  program_id text not null
  description text not null default ''::text
  part_no text not null default ''::text
  tool_id text not null default ''::text
  locked smallint not null default 0
  lock_comment text not null default ''::text
  changed_by text not null default ''::text
  changed_at timestamp with time zone
  CHECK ((locked = ANY (ARRAY[0, 1])))
  FOREIGN KEY (company_id, machine_id) REFERENCES machine(company_id, machine_id)
  PRIMARY KEY (company_id, machine_id, program_id)
  policy company
  policy machines
  takt_app may delete, insert, select, update

table favourite_machine
  company_id integer not null default takt_company()
  user_id integer not null
  machine_id text not null
  FOREIGN KEY (company_id, machine_id) REFERENCES machine(company_id, machine_id)
  FOREIGN KEY (company_id, user_id) REFERENCES app_user(company_id, user_id)
  PRIMARY KEY (company_id, user_id, machine_id)
  policy company
  policy machines
  takt_app may delete, insert, select, update

table file_archive
  company_id integer not null default takt_company()
  record_no integer not null
  kind text not null
  document_link text not null
  document_description text not null
  group_no integer
  view_order integer not null default 0
  hash text not null
  size integer not null default 0
  drawing smallint not null default 0
  machine_id text not null default ''::text
  card_no text not null default ''::text
  part_no text not null default ''::text
  tool_id text not null default ''::text
  part_type_id text not null default ''::text
  setting_name text not null default ''::text
  last_changed timestamp with time zone not null
  changed_by text not null
  machines text[] not null default '{}'::text[]
  CHECK (((kind <> 'document'::text) OR (((((((machine_id <> ''::text))::integer + ((card_no <> ''::text))::integer) + ((part_no <> ''::text))::integer) + ((tool_id <> ''::text))::integer) + ((part_type_id <> ''::text))::integer) = 1)))
  CHECK ((drawing = ANY (ARRAY[0, 1])))
  CHECK ((kind = ANY (ARRAY['document'::text, 'q-report'::text, 'report'::text])))
  CREATE INDEX file_archive_by_card ON public.file_archive USING btree (company_id, card_no, record_no) WHERE (card_no <> ''::text)
  CREATE INDEX file_archive_by_hash ON public.file_archive USING btree (company_id, hash)
  CREATE INDEX file_archive_by_machine ON public.file_archive USING btree (company_id, machine_id, record_no) WHERE (machine_id <> ''::text)
  CREATE INDEX file_archive_by_part ON public.file_archive USING btree (company_id, part_no) WHERE (part_no <> ''::text)
  CREATE INDEX file_archive_by_time ON public.file_archive USING btree (company_id, last_changed DESC, record_no DESC)
  CREATE INDEX file_archive_by_tool ON public.file_archive USING btree (company_id, tool_id) WHERE (tool_id <> ''::text)
  CREATE INDEX file_archive_by_type ON public.file_archive USING btree (company_id, part_type_id) WHERE (part_type_id <> ''::text)
  FOREIGN KEY (company_id) REFERENCES company(company_id)
  FOREIGN KEY (company_id, group_no) REFERENCES document_group(company_id, group_no)
  PRIMARY KEY (company_id, record_no)
  policy company
  policy machines restrictive using ((( SELECT current_setting('app.machines'::text, true) AS current_setting) = ''::text) OR (((machine_id = ''::text) OR (machine_id = ANY (string_to_array(( SELECT current_setting('app.machines'::text, true) AS current_setting), '|'::text)))) AND (machines <@ string_to_array(( SELECT current_setting('app.machines'::text, true) AS current_setting), '|'::text))))
  takt_app may delete, insert, select, update

table file_content
  company_id integer not null default takt_company()
  hash text not null
  size integer not null
  content bytea not null
  stored_at timestamp with time zone not null
  CHECK ((hash ~ '^[0-9a-f]{64}$'::text))
  FOREIGN KEY (company_id) REFERENCES company(company_id)
  PRIMARY KEY (company_id, hash)
  policy company
  takt_app may delete, insert, select, update

table good_transaction
  company_id integer not null default takt_company()
  record_no bigint not null
  machine_id text not null
  card_no text not null
  p_order bigint not null
  good_qty numeric not null
  employee text not null
  trans_time timestamp with time zone not null
  day date not null
  shift integer not null
  note text not null default ''::text
  erp_status character(1) not null default 'W'::bpchar
  booked_at timestamp with time zone not null
  booked_by text not null
  takes_back bigint
  CHECK ((erp_status = ANY (ARRAY['W'::bpchar, 'T'::bpchar, 'F'::bpchar, 'N'::bpchar])))
  CREATE INDEX good_transaction_by_card ON ONLY public.good_transaction USING btree (company_id, card_no, trans_time DESC)
  CREATE INDEX good_transaction_by_machine ON ONLY public.good_transaction USING btree (company_id, machine_id, trans_time)
  CREATE UNIQUE INDEX good_transaction_taken_back ON ONLY public.good_transaction USING btree (company_id, trans_time, takes_back) WHERE (takes_back IS NOT NULL)
  FOREIGN KEY (company_id, machine_id) REFERENCES machine(company_id, machine_id)
  FOREIGN KEY (company_id, p_order) REFERENCES order_run(company_id, p_order)
  PRIMARY KEY (company_id, trans_time, record_no)
  policy company
  policy machines
  policy query_company using (company_id = ( SELECT takt_query_company() AS takt_query_company))
  policy query_machines restrictive using ((( SELECT takt_query_machines() AS takt_query_machines) = ''::text) OR (machine_id = ANY (string_to_array(( SELECT takt_query_machines() AS takt_query_machines), '|'::text))))
  takt_app may insert, select
  takt_app may update erp_status

table handover_delivery
  company_id integer not null default takt_company()
  schedule_no integer not null
  handover_no bigint not null
  FOREIGN KEY (company_id, handover_no) REFERENCES shift_handover(company_id, handover_no)
  FOREIGN KEY (company_id, schedule_no) REFERENCES report_schedule(company_id, schedule_no) ON DELETE CASCADE
  PRIMARY KEY (company_id, schedule_no, handover_no)
  policy company
  takt_app may delete, insert, select

table input_group
  company_id integer not null default takt_company()
  record_no integer not null
  description text not null
  input smallint not null default 1
  output smallint not null default 0
  status smallint not null default 1
  version integer not null default 1
  CHECK ((input = ANY (ARRAY[0, 1])))
  CHECK ((output = ANY (ARRAY[0, 1])))
  CHECK ((status = ANY (ARRAY[0, 1])))
  FOREIGN KEY (company_id) REFERENCES company(company_id)
  PRIMARY KEY (company_id, record_no)
  UNIQUE (company_id, description)
  policy company
  takt_app may delete, insert, select, update

table input_group_setting
  company_id integer not null default takt_company()
  record_no integer not null
  input_group integer not null
  view_order integer not null default 0
  setting_type text not null
  property_description text not null
  unit text not null default ''::text
  first_value text not null default ''::text
  CHECK ((setting_type = ANY (ARRAY['machine_machine'::text, 'tool_machine'::text, 'tool'::text, 'machine'::text])))
  FOREIGN KEY (company_id, input_group) REFERENCES input_group(company_id, record_no) ON DELETE CASCADE
  PRIMARY KEY (company_id, record_no)
  UNIQUE (company_id, input_group, setting_type, property_description)
  policy company
  takt_app may delete, insert, select, update

table input_group_value
  company_id integer not null default takt_company()
  record_no bigint not null
  setting integer not null
  at_machine text not null default ''::text
  tool_id text not null default ''::text
  part_no text not null default ''::text
  value text not null
  employee text not null
  changed timestamp with time zone not null
  changed_by text not null
  CREATE INDEX input_group_value_last ON public.input_group_value USING btree (company_id, setting, at_machine, tool_id, part_no, record_no DESC)
  FOREIGN KEY (company_id, setting) REFERENCES input_group_setting(company_id, record_no) ON DELETE CASCADE
  PRIMARY KEY (company_id, record_no)
  policy company
  takt_app may insert, select

table input_setting
  company_id integer not null default takt_company()
  of_machine text not null
  settings jsonb not null
  version integer not null default 1
  FOREIGN KEY (company_id) REFERENCES company(company_id)
  PRIMARY KEY (company_id, of_machine)
  policy company
  takt_app may delete, insert, select, update

table internal_activity
  company_id integer not null default takt_company()
  record_no bigint not null
  machine_id text not null
  action_id integer not null
  status smallint not null default 1
  open boolean not null default true
  create_date timestamp with time zone not null
  due_date timestamp with time zone not null
  cancel_date timestamp with time zone
  cancel_cycles bigint
  counted_from date
  cycles_before bigint not null default 0
  created_by text not null
  creation_no integer not null
  card_no text not null default ''::text
  part_no text not null default ''::text
  part_type_id text not null default ''::text
  op_number text not null default ''::text
  tool_id text not null default ''::text
  extra_info_1 text not null default ''::text
  create_note text not null default ''::text
  use_checklist smallint not null default 0
  finished_date timestamp with time zone
  finished_by text not null default ''::text
  employee text not null default ''::text
  verification text not null default ''::text
  number numeric
  sscc text not null default ''::text
  note text not null default ''::text
  certified_by text not null default ''::text
  certified_date timestamp with time zone
  certify_comment text not null default ''::text
  checklist_no integer not null default 1
  CHECK (((status >= 1) AND (status <= 6)))
  CREATE INDEX internal_activity_cancel ON public.internal_activity USING btree (cancel_date) WHERE (status = 1)
  CREATE INDEX internal_activity_cycles ON public.internal_activity USING btree (company_id, machine_id) WHERE ((status = 1) AND (cancel_cycles IS NOT NULL))
  CREATE INDEX internal_activity_finished ON public.internal_activity USING btree (company_id, machine_id, finished_date DESC)
  CREATE INDEX internal_activity_of_card ON public.internal_activity USING btree (company_id, card_no, action_id)
  CREATE INDEX internal_activity_of_type ON public.internal_activity USING btree (company_id, machine_id, action_id, creation_no DESC)
  CREATE INDEX internal_activity_open ON public.internal_activity USING btree (company_id, machine_id, due_date) WHERE open
  CREATE UNIQUE INDEX internal_activity_proof ON public.internal_activity USING btree (company_id, verification) WHERE (verification <> ''::text)
  FOREIGN KEY (company_id, action_id) REFERENCES activity_type(company_id, record_no)
  FOREIGN KEY (company_id, machine_id) REFERENCES machine(company_id, machine_id)
  PRIMARY KEY (company_id, record_no)
  policy company
  policy machines
  takt_app may delete, insert, select, update

table job
  company_id integer not null default 0
  name text not null
  next_run timestamp with time zone not null
  last_run timestamp with time zone
  last_error text not null default ''::text
  held_by text not null default ''::text
  held_until timestamp with time zone not null default '1970-01-01 00:00:00+00'::timestamp with time zone
  took_ms integer
  failures integer not null default 0
  last_failure timestamp with time zone
  failed_in integer not null default 0
  PRIMARY KEY (company_id, name)
  policy company

table known_device
  company_id integer not null default takt_company()
  user_id integer not null
  device_hash bytea not null
  last_used timestamp with time zone not null
  FOREIGN KEY (company_id) REFERENCES company(company_id)
  FOREIGN KEY (company_id, user_id) REFERENCES app_user(company_id, user_id) ON DELETE CASCADE
  PRIMARY KEY (company_id, user_id, device_hash)
  policy company

table lean_day
  company_id integer not null default takt_company()
  lean_type text not null
  day date not null
  state text not null
  note text not null default ''::text
  changed_by text not null
  changed_at timestamp with time zone not null
  CHECK ((lean_type = ANY (ARRAY['safety'::text, 'quality'::text, 'delivery'::text, 'cost'::text, 'people'::text])))
  CHECK ((state = ANY (ARRAY['green'::text, 'yellow'::text, 'red'::text])))
  FOREIGN KEY (company_id) REFERENCES company(company_id)
  PRIMARY KEY (company_id, lean_type, day)
  policy company
  takt_app may delete, insert, select, update

table line
  company_id integer not null default takt_company()
  line_no integer not null
  description text not null
  FOREIGN KEY (company_id) REFERENCES company(company_id)
  PRIMARY KEY (company_id, line_no)
  policy company
  takt_app may delete, insert, select, update

table machine
  company_id integer not null default takt_company()
  machine_id text not null
  machine_description text not null default ''::text
  object_description text not null default ''::text
  object_no text not null default ''::text
  department text not null
  zone text not null
  category text not null
  resource_type smallint not null default 0
  erp_resource text not null default ''::text
  erp_connection_type integer not null default 0
  tool_id text not null default ''::text
  planned_cycle_seconds numeric not null default 0
  cavities integer not null default 1
  oee_green_limit numeric not null default 85
  oee_yellow_limit numeric not null default 60
  special_functions integer[] not null default '{}'::integer[]
  touch_config jsonb
  active boolean not null default true
  calendar_id integer
  day_start text not null default '00:00'::text
  line_no integer
  machine_id_real text not null default ''::text
  priority integer not null default 0
  min_run_seconds integer not null default 0
  unattended_code text not null default ''::text
  force_stop_enabled boolean not null default true
  good_from_cycles boolean not null default false
  max_startup_scrap numeric not null default 0
  q_green_limit numeric not null default 98
  q_yellow_limit numeric not null default 95
  efficiency_green_limit numeric not null default 85
  efficiency_yellow_limit numeric not null default 60
  speed_green_limit numeric not null default 5
  speed_yellow_limit numeric not null default 10
  function_values jsonb not null default '{}'::jsonb
  functions_version integer not null default 0
  setup_version integer not null default 1
  switched_off timestamp with time zone
  micro_stop_seconds integer not null default 0
  scrap_reason text not null default ''::text
  CHECK (((micro_stop_seconds >= 0) AND (micro_stop_seconds <= 900)))
  CHECK (((resource_type >= 0) AND (resource_type <= 2)))
  CHECK ((day_start ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text))
  CHECK ((min_run_seconds >= 0))
  CREATE INDEX machine_by_calendar ON public.machine USING btree (company_id, calendar_id)
  CREATE TRIGGER analysis_changed AFTER UPDATE OF machine_description, zone, department, category ON public.machine FOR EACH ROW EXECUTE FUNCTION takt_analysis_changed()
  CREATE TRIGGER rules_changed AFTER INSERT OR DELETE OR UPDATE ON public.machine FOR EACH ROW EXECUTE FUNCTION takt_rules_changed()
  FOREIGN KEY (company_id) REFERENCES company(company_id)
  FOREIGN KEY (company_id, calendar_id) REFERENCES calendar(company_id, calendar_id)
  FOREIGN KEY (company_id, category) REFERENCES category(company_id, code)
  FOREIGN KEY (company_id, department) REFERENCES department(company_id, code)
  FOREIGN KEY (company_id, line_no) REFERENCES line(company_id, line_no)
  FOREIGN KEY (company_id, zone) REFERENCES zone(company_id, code)
  PRIMARY KEY (company_id, machine_id)
  policy company
  policy machines
  policy query_company using (company_id = ( SELECT takt_query_company() AS takt_query_company))
  policy query_machines restrictive using ((( SELECT takt_query_machines() AS takt_query_machines) = ''::text) OR (machine_id = ANY (string_to_array(( SELECT takt_query_machines() AS takt_query_machines), '|'::text))))
  takt_app may delete, insert, select, update

table machine_checkpoint
  company_id integer not null default takt_company()
  machine_id text not null
  day date not null
  at timestamp with time zone not null
  state jsonb not null
  base boolean not null default false
  CREATE INDEX machine_checkpoint_base ON public.machine_checkpoint USING btree (company_id, machine_id, day DESC) WHERE base
  FOREIGN KEY (company_id, machine_id) REFERENCES machine(company_id, machine_id)
  PRIMARY KEY (company_id, machine_id, day)
  policy company
  policy machines
  takt_app may delete, insert, select, update

table machine_command
  company_id integer not null default takt_company()
  machine_id text not null
  output text not null
  command_no integer not null
  value smallint not null
  ordered_at timestamp with time zone not null
  ordered_by text not null
  done_at timestamp with time zone
  problem text not null default ''::text
  CHECK ((output = 'run'::text))
  CHECK ((value = ANY (ARRAY[0, 1])))
  CREATE INDEX machine_command_open ON public.machine_command USING btree (company_id) WHERE (done_at IS NULL)
  FOREIGN KEY (company_id, machine_id) REFERENCES machine(company_id, machine_id)
  PRIMARY KEY (company_id, machine_id, output)
  policy company
  policy machines
  takt_app may delete, insert, select, update

table machine_counting_before
  company_id integer not null default takt_company()
  machine_id text not null
  until timestamp with time zone not null
  min_run_seconds integer not null
  unattended_code text not null
  good_from_cycles boolean not null
  micro_stop_seconds integer not null default 0
  CREATE TRIGGER rules_changed AFTER INSERT OR DELETE OR UPDATE ON public.machine_counting_before FOR EACH ROW EXECUTE FUNCTION takt_rules_changed()
  FOREIGN KEY (company_id, machine_id) REFERENCES machine(company_id, machine_id)
  PRIMARY KEY (company_id, machine_id, until)
  policy company
  policy machines
  takt_app may delete, insert, select, update

table machine_day_before
  company_id integer not null default takt_company()
  machine_id text not null
  until_day date not null
  calendar_id integer
  day_start text not null
  CREATE TRIGGER rules_changed AFTER INSERT OR DELETE OR UPDATE ON public.machine_day_before FOR EACH ROW EXECUTE FUNCTION takt_rules_changed()
  FOREIGN KEY (company_id, calendar_id) REFERENCES calendar(company_id, calendar_id)
  FOREIGN KEY (company_id, machine_id) REFERENCES machine(company_id, machine_id)
  PRIMARY KEY (company_id, machine_id, until_day)
  policy company
  policy machines
  takt_app may delete, insert, select, update

table machine_note
  company_id integer not null default takt_company()
  record_no bigint not null
  machine_id text not null
  note text not null
  username text not null
  employee text not null default ''::text
  at timestamp with time zone not null
  active boolean not null default true
  CREATE INDEX machine_note_by_machine ON public.machine_note USING btree (company_id, machine_id, at DESC)
  FOREIGN KEY (company_id, machine_id) REFERENCES machine(company_id, machine_id)
  PRIMARY KEY (company_id, record_no)
  policy company
  policy machines
  takt_app may delete, insert, select, update

table machine_state
  company_id integer not null default takt_company()
  machine_id text not null
  status character(1) not null
  since timestamp with time zone not null
  counted_to timestamp with time zone not null
  last_signal timestamp with time zone not null
  stop text not null default ''::text
  memory jsonb not null default '{}'::jsonb
  next_due timestamp with time zone not null default 'infinity'::timestamp with time zone
  CHECK ((status = ANY (ARRAY['S'::bpchar, 'R'::bpchar, 'N'::bpchar])))
  CREATE INDEX machine_state_due ON public.machine_state USING btree (next_due)
  FOREIGN KEY (company_id, machine_id) REFERENCES machine(company_id, machine_id)
  PRIMARY KEY (company_id, machine_id)
  policy company
  policy machines
  takt_app may delete, insert, select, update

table machine_value
  company_id integer not null default takt_company()
  machine_id text not null
  signal text not null
  value numeric not null
  at timestamp with time zone not null
  FOREIGN KEY (company_id, machine_id) REFERENCES machine(company_id, machine_id)
  PRIMARY KEY (company_id, machine_id, signal)
  policy company
  policy machines
  takt_app may delete, insert, select, update

table mail
  company_id integer not null default takt_company()
  mail_no bigint not null
  to_address text not null
  subject text not null
  body text not null
  file_hash text not null default ''::text
  file_name text not null default ''::text
  status character(1) not null default 'W'::bpchar
  created timestamp with time zone not null
  attempts integer not null default 0
  next_attempt timestamp with time zone not null
  sent timestamp with time zone
  last_error text not null default ''::text
  CHECK ((status = ANY (ARRAY['W'::bpchar, 'S'::bpchar, 'F'::bpchar])))
  CREATE INDEX mail_newest ON public.mail USING btree (company_id, mail_no DESC)
  CREATE INDEX mail_open ON public.mail USING btree (next_attempt) WHERE (status = 'W'::bpchar)
  FOREIGN KEY (company_id) REFERENCES company(company_id)
  PRIMARY KEY (company_id, mail_no)
  policy company
  takt_app may delete, insert, select, update

table material
  company_id integer not null default takt_company()
  material_no text not null
  material_desc text not null
  material_unit text not null
  material_balance numeric not null default 0
  FOREIGN KEY (company_id) REFERENCES company(company_id)
  PRIMARY KEY (company_id, material_no)
  policy company
  takt_app may delete, insert, select, update

table material_batch
  company_id integer not null default takt_company()
  record_no bigint not null
  machine_id text not null
  p_order bigint not null
  card_no text not null
  material_no text not null
  batch_id text not null
  quantity numeric not null
  supplier text not null
  emptied boolean not null
  at timestamp with time zone not null
  username text not null
  CHECK ((quantity > (0)::numeric))
  CREATE INDEX material_batch_by_machine ON public.material_batch USING btree (company_id, machine_id, at DESC)
  CREATE INDEX material_batch_by_run ON public.material_batch USING btree (company_id, p_order, at)
  FOREIGN KEY (company_id, machine_id) REFERENCES machine(company_id, machine_id)
  FOREIGN KEY (company_id, material_no) REFERENCES material(company_id, material_no)
  FOREIGN KEY (company_id, p_order) REFERENCES order_run(company_id, p_order)
  PRIMARY KEY (company_id, record_no)
  policy company
  policy machines
  takt_app may insert, select

table material_difference
  company_id integer not null default takt_company()
  machine_id text not null
  p_order bigint not null
  material_no text not null
  difference numeric not null
  note text not null default ''::text
  at timestamp with time zone not null
  username text not null
  FOREIGN KEY (company_id, machine_id) REFERENCES machine(company_id, machine_id)
  FOREIGN KEY (company_id, p_order) REFERENCES order_run(company_id, p_order)
  PRIMARY KEY (company_id, p_order, material_no, at)
  policy company
  policy machines
  takt_app may insert, select

table material_lot
  company_id integer not null default takt_company()
  record_no bigint not null
  machine_id text not null
  card_no text not null
  p_order bigint
  group_no integer not null
  line_no integer not null
  material_no text not null
  lot text not null
  at timestamp with time zone not null
  employee text not null default ''::text
  username text not null
  CREATE INDEX material_lot_by_card ON public.material_lot USING btree (company_id, card_no, at DESC)
  CREATE INDEX material_lot_by_lot ON public.material_lot USING btree (company_id, lot) WHERE (lot <> ''::text)
  CREATE INDEX material_lot_by_run ON public.material_lot USING btree (company_id, p_order, group_no)
  FOREIGN KEY (company_id, card_no) REFERENCES card(company_id, card_no) ON DELETE CASCADE
  FOREIGN KEY (company_id, machine_id) REFERENCES machine(company_id, machine_id)
  FOREIGN KEY (company_id, p_order) REFERENCES order_run(company_id, p_order) ON DELETE CASCADE
  PRIMARY KEY (company_id, record_no)
  policy company
  policy machines
  takt_app may insert, select

table material_trace
  company_id integer not null default takt_company()
  machine_id text not null
  p_order bigint not null
  group_no integer not null
  position smallint not null
  trace_id text not null
  at timestamp with time zone not null
  username text not null
  CHECK ((("position" >= 1) AND ("position" <= 4)))
  CREATE INDEX material_trace_by_id ON public.material_trace USING btree (company_id, trace_id)
  FOREIGN KEY (company_id, machine_id) REFERENCES machine(company_id, machine_id)
  FOREIGN KEY (company_id, p_order) REFERENCES order_run(company_id, p_order)
  PRIMARY KEY (company_id, p_order, group_no, "position")
  policy company
  policy machines
  takt_app may insert, select

table material_transaction
  company_id integer not null default takt_company()
  record_no bigint not null
  machine_id text not null
  card_no text not null
  material_no text not null
  material_card_no text not null default ''::text
  quantity numeric not null
  scrap_reason text not null default ''::text
  reporting_source text not null
  trans_time timestamp with time zone not null
  erp_status character(1) not null default 'W'::bpchar
  booked_at timestamp with time zone not null
  booked_by text not null
  place text not null default ''::text
  CHECK ((erp_status = ANY (ARRAY['W'::bpchar, 'T'::bpchar, 'F'::bpchar, 'N'::bpchar])))
  CREATE INDEX material_transaction_by_card ON public.material_transaction USING btree (company_id, card_no, trans_time DESC)
  FOREIGN KEY (company_id, card_no) REFERENCES card(company_id, card_no)
  FOREIGN KEY (company_id, machine_id) REFERENCES machine(company_id, machine_id)
  PRIMARY KEY (company_id, record_no)
  policy company
  policy machines
  takt_app may insert, select
  takt_app may update erp_status

table media_file
  company_id integer not null default takt_company()
  found_as text not null
  name text not null
  hash text not null
  size integer not null
  changed_at timestamp with time zone not null
  CREATE INDEX media_file_hash ON public.media_file USING btree (company_id, hash)
  FOREIGN KEY (company_id) REFERENCES company(company_id)
  FOREIGN KEY (company_id, hash) REFERENCES file_content(company_id, hash)
  PRIMARY KEY (company_id, found_as)
  policy company
  takt_app may delete, insert, select, update

table notification
  company_id integer not null default takt_company()
  record_no bigint not null
  machine_id text
  kind text not null
  message text not null default ''::text
  at timestamp with time zone not null
  confirmed_by text not null default ''::text
  confirmed_at timestamp with time zone
  about text not null default ''::text
  message_groups text[] not null default '{}'::text[]
  for_user integer
  path text not null default ''::text
  said jsonb
  CHECK (((machine_id IS NOT NULL) OR (for_user IS NOT NULL)))
  CREATE INDEX notification_about ON public.notification USING btree (company_id, machine_id, kind, about, at DESC) WHERE (about <> ''::text)
  CREATE INDEX notification_for_user ON public.notification USING btree (company_id, for_user, at DESC) WHERE (for_user IS NOT NULL)
  CREATE INDEX notification_open ON public.notification USING btree (company_id, machine_id, at DESC) WHERE (confirmed_at IS NULL)
  FOREIGN KEY (company_id, for_user) REFERENCES app_user(company_id, user_id)
  FOREIGN KEY (company_id, machine_id) REFERENCES machine(company_id, machine_id)
  PRIMARY KEY (company_id, record_no)
  policy company
  policy machines restrictive using ((machine_id IS NULL) OR (( SELECT current_setting('app.machines'::text, true) AS current_setting) = ''::text) OR (machine_id = ANY (string_to_array(( SELECT current_setting('app.machines'::text, true) AS current_setting), '|'::text))))
  takt_app may delete, insert, select, update

table notification_choice
  company_id integer not null default takt_company()
  user_id integer not null
  topics_off text[] not null
  FOREIGN KEY (company_id, user_id) REFERENCES app_user(company_id, user_id)
  PRIMARY KEY (company_id, user_id)
  policy company
  takt_app may delete, insert, select, update

table order_confirmation
  company_id integer not null default takt_company()
  record_no bigint not null
  machine_id text not null
  card_no text not null
  p_order bigint not null
  cancellation_no bigint
  quantity numeric not null
  booked_qty numeric not null default 0
  employee text not null
  trans_time timestamp with time zone not null
  waiting_flags bigint[] not null default '{}'::bigint[]
  confirmed timestamp with time zone not null
  confirmed_by text not null
  CHECK ((quantity >= (0)::numeric))
  CREATE INDEX order_confirmation_by_card ON public.order_confirmation USING btree (company_id, card_no)
  FOREIGN KEY (company_id, card_no) REFERENCES card(company_id, card_no) ON DELETE CASCADE
  FOREIGN KEY (company_id, machine_id) REFERENCES machine(company_id, machine_id)
  FOREIGN KEY (company_id, p_order) REFERENCES order_run(company_id, p_order) ON DELETE CASCADE
  PRIMARY KEY (company_id, record_no)
  UNIQUE (company_id, p_order)
  policy company
  policy machines
  takt_app may insert, select

table order_run
  company_id integer not null default takt_company()
  p_order bigint not null
  machine_id text not null
  card_no text not null
  start_time timestamp with time zone not null
  end_time timestamp with time zone
  tool_id text not null default ''::text
  structure_tool_id text not null default ''::text
  mother_tool_id text not null default ''::text
  insatser numeric not null default 1
  first_piece_time timestamp with time zone
  emp_start_wo text not null default ''::text
  emp_end_wo text not null default ''::text
  emp_first_piece_wo text not null default ''::text
  setup_type text not null default ''::text
  setup_note text not null default ''::text
  warned_at timestamp with time zone
  planned_unit_time numeric
  by_machine boolean not null default false
  CHECK ((insatser > (0)::numeric))
  CREATE INDEX order_run_by_card ON public.order_run USING btree (company_id, card_no, start_time)
  CREATE INDEX order_run_by_end ON public.order_run USING btree (company_id, end_time)
  CREATE INDEX order_run_ended ON public.order_run USING btree (company_id, machine_id, end_time)
  CREATE INDEX order_run_running ON public.order_run USING btree (company_id, machine_id, start_time) WHERE (end_time IS NULL)
  CREATE UNIQUE INDEX order_run_once ON public.order_run USING btree (company_id, machine_id, card_no) WHERE (end_time IS NULL)
  FOREIGN KEY (company_id, card_no) REFERENCES card(company_id, card_no)
  FOREIGN KEY (company_id, machine_id) REFERENCES machine(company_id, machine_id)
  PRIMARY KEY (company_id, p_order)
  policy company
  policy machines
  policy query_company using (company_id = ( SELECT takt_query_company() AS takt_query_company))
  policy query_machines restrictive using ((( SELECT takt_query_machines() AS takt_query_machines) = ''::text) OR (machine_id = ANY (string_to_array(( SELECT takt_query_machines() AS takt_query_machines), '|'::text))))
  takt_app may delete, insert, select, update

table own_overview
  company_id integer not null default takt_company()
  record_no integer not null
  overview_name text not null
  query_no integer not null
  userlevel integer
  version integer not null default 1
  changed_by text not null
  changed_at timestamp with time zone not null
  CHECK (((userlevel >= 1) AND (userlevel <= 9)))
  CREATE INDEX own_overview_by_query ON public.own_overview USING btree (company_id, query_no)
  FOREIGN KEY (company_id) REFERENCES company(company_id)
  FOREIGN KEY (company_id, query_no) REFERENCES query(company_id, record_no)
  PRIMARY KEY (company_id, record_no)
  UNIQUE (company_id, overview_name)
  policy company
  takt_app may delete, insert, select, update

table pallet_flag
  company_id integer not null default takt_company()
  record_no bigint not null
  machine_id text not null
  card_no text not null
  print_order integer not null
  erp_id text not null
  qty numeric not null
  erp_status character(1) not null default 'W'::bpchar
  status text not null default ''::text
  flag_type text not null default ''::text
  employee text not null default ''::text
  created timestamp with time zone not null
  created_by text not null
  confirmed timestamp with time zone
  confirmed_by text not null default ''::text
  CHECK ((erp_status = ANY (ARRAY['W'::bpchar, 'T'::bpchar, 'N'::bpchar])))
  CHECK ((flag_type = ANY (ARRAY[''::text, 'BLASTING'::text, 'UP'::text])))
  CHECK ((qty > (0)::numeric))
  CHECK ((status = ANY (ARRAY[''::text, 'Cancelled'::text])))
  CREATE INDEX pallet_flag_by_created ON public.pallet_flag USING btree (company_id, created)
  CREATE INDEX pallet_flag_open ON public.pallet_flag USING btree (company_id, machine_id, record_no) WHERE ((erp_status <> 'T'::bpchar) AND (status = ''::text))
  CREATE TRIGGER pallet_queued AFTER UPDATE OF confirmed ON public.pallet_flag FOR EACH ROW WHEN (((old.confirmed IS NULL) AND (new.confirmed IS NOT NULL))) EXECUTE FUNCTION takt_queue_pallet()
  FOREIGN KEY (company_id, card_no) REFERENCES card(company_id, card_no)
  FOREIGN KEY (company_id, machine_id) REFERENCES machine(company_id, machine_id)
  PRIMARY KEY (company_id, record_no)
  UNIQUE (company_id, card_no, print_order)
  UNIQUE (company_id, erp_id)
  policy company
  policy machines
  takt_app may delete, insert, select, update

table pallet_transport
  company_id integer not null default takt_company()
  machine_id text not null
  pallet_flag bigint not null
  position integer not null
  state text not null default 'waiting'::text
  queued timestamp with time zone not null
  changed timestamp with time zone not null
  changed_by text not null default ''::text
  CHECK ((state = ANY (ARRAY['waiting'::text, 'called'::text, 'fetched'::text])))
  CREATE INDEX pallet_transport_by_machine ON public.pallet_transport USING btree (company_id, machine_id, "position")
  FOREIGN KEY (company_id, machine_id) REFERENCES machine(company_id, machine_id)
  FOREIGN KEY (company_id, pallet_flag) REFERENCES pallet_flag(company_id, record_no)
  PRIMARY KEY (company_id, pallet_flag)
  policy company
  policy machines
  takt_app may delete, insert, select, update

table part
  company_id integer not null default takt_company()
  part_no text not null
  op_number text not null
  part_description text not null default ''::text
  op_name text not null default ''::text
  unit text not null default 'pcs'::text
  integer_unit smallint not null default 1
  quantity_per_cycle numeric not null default 1
  planned_setup_time numeric not null default 0
  planned_unit_time numeric not null default 0
  capacity_factor numeric not null default 1
  tool_id text not null default ''::text
  part_type_id text not null default ''::text
  machine_id_only text not null default ''::text
  yearly_qty numeric not null default 0
  operation_text text not null default ''::text
  pack_qty numeric not null default 0
  unit_weight numeric
  lower_tolerance numeric
  upper_tolerance numeric
  lower_out_of_bounds numeric
  upper_out_of_bounds numeric
  CHECK ((pack_qty >= (0)::numeric))
  CHECK ((unit_weight >= (0)::numeric))
  FOREIGN KEY (company_id) REFERENCES company(company_id)
  PRIMARY KEY (company_id, part_no, op_number)
  policy company
  policy query_company using (company_id = ( SELECT takt_query_company() AS takt_query_company))
  takt_app may delete, insert, select, update

table passkey
  company_id integer not null default takt_company()
  credential_id text not null
  user_id integer not null
  passkey_name text not null
  public_key bytea not null
  transports text[] not null default '{}'::text[]
  counter bigint not null
  created_at timestamp with time zone not null
  last_used_at timestamp with time zone
  CREATE INDEX passkey_of_user ON public.passkey USING btree (company_id, user_id)
  CREATE UNIQUE INDEX passkey_by_id ON public.passkey USING btree (credential_id)
  FOREIGN KEY (company_id) REFERENCES company(company_id)
  FOREIGN KEY (company_id, user_id) REFERENCES app_user(company_id, user_id) ON DELETE CASCADE
  PRIMARY KEY (company_id, credential_id)
  policy company
  takt_app may delete
  takt_app may select company_id, created_at, credential_id, last_used_at, passkey_name, user_id

table passkey_challenge
  company_id integer not null
  challenge_hash bytea not null
  user_id integer not null
  expires_at timestamp with time zone not null
  PRIMARY KEY (company_id, challenge_hash)
  policy company

table pending_sign_in
  company_id integer not null default takt_company()
  token_hash bytea not null
  user_id integer not null
  needs text not null
  password_mark bytea not null
  expires_at timestamp with time zone not null
  CHECK ((needs = ANY (ARRAY['code'::text, 'set-up'::text, 'new-password'::text])))
  CREATE UNIQUE INDEX pending_sign_in_by_token ON public.pending_sign_in USING btree (token_hash)
  FOREIGN KEY (company_id) REFERENCES company(company_id)
  FOREIGN KEY (company_id, user_id) REFERENCES app_user(company_id, user_id) ON DELETE CASCADE
  PRIMARY KEY (company_id, token_hash)
  policy company

table person_erasure
  company_id integer not null default takt_company()
  sign text not null
  user_id integer not null
  asked_at timestamp with time zone not null
  was jsonb
  FOREIGN KEY (company_id) REFERENCES company(company_id)
  FOREIGN KEY (company_id, user_id) REFERENCES app_user(company_id, user_id)
  PRIMARY KEY (company_id, sign)
  UNIQUE (company_id, user_id)
  policy company
  takt_app may insert
  takt_app may select asked_at, company_id, sign, user_id

table plan_move
  company_id integer not null default takt_company()
  record_no bigint not null
  card_no text not null
  from_machine_id text not null
  machine_id text not null
  planned_start_time timestamp with time zone not null
  username text not null default COALESCE(NULLIF(current_setting('app.username'::text, true), ''::text), 'Takt'::text)
  at timestamp with time zone not null default takt_now()
  CREATE INDEX plan_move_by_card ON public.plan_move USING btree (company_id, card_no)
  CREATE INDEX plan_move_by_machine ON public.plan_move USING btree (company_id, machine_id)
  FOREIGN KEY (company_id) REFERENCES company(company_id)
  FOREIGN KEY (company_id, card_no) REFERENCES card(company_id, card_no) ON DELETE CASCADE
  FOREIGN KEY (company_id, machine_id) REFERENCES machine(company_id, machine_id)
  PRIMARY KEY (company_id, record_no)
  policy company
  policy machines
  takt_app may delete, insert, select

table plant_rules
  company_id integer not null
  version bigint not null default nextval('rules_version'::regclass)
  FOREIGN KEY (company_id) REFERENCES company(company_id)
  PRIMARY KEY (company_id)
  policy company
  takt_app may select

table print_job
  company_id integer not null default takt_company()
  record_no bigint not null
  machine_id text
  card_no text
  kind text not null
  pallet_flag bigint
  pallet_flag_type text not null default ''::text
  print_text text not null
  label jsonb
  copies integer not null
  printer_no text not null
  status text not null default 'New'::text
  status_before text not null default ''::text
  queued timestamp with time zone not null
  queued_by text not null
  last_error text not null default ''::text
  held_by uuid
  held_until timestamp with time zone not null default '1970-01-01 00:00:00+00'::timestamp with time zone
  file_hash text
  CHECK ((((kind = 'file'::text) = (file_hash IS NOT NULL)) AND ((kind = 'file'::text) = (label IS NULL))))
  CHECK (((copies >= 1) AND (copies <= 500)))
  CHECK (((kind = 'flag'::text) = (pallet_flag IS NOT NULL)))
  CHECK (((kind = ANY (ARRAY['file'::text, 'test'::text])) OR ((machine_id IS NOT NULL) AND (card_no IS NOT NULL))))
  CHECK ((kind = ANY (ARRAY['flag'::text, 'label'::text, 'file'::text, 'test'::text])))
  CHECK ((pallet_flag_type = ANY (ARRAY[''::text, 'BLASTING'::text, 'UP'::text])))
  CHECK ((status = ANY (ARRAY['New'::text, 'Printing'::text, 'Printed'::text, 'Failed'::text, 'Cancelled'::text])))
  CREATE INDEX print_job_by_card ON public.print_job USING btree (company_id, card_no, queued DESC)
  CREATE INDEX print_job_by_flag ON public.print_job USING btree (company_id, pallet_flag)
  CREATE INDEX print_job_by_time ON public.print_job USING btree (company_id, queued DESC, record_no DESC)
  CREATE INDEX print_job_open ON public.print_job USING btree (company_id, printer_no, record_no) WHERE (status = ANY (ARRAY['New'::text, 'Printing'::text]))
  FOREIGN KEY (company_id, card_no) REFERENCES card(company_id, card_no)
  FOREIGN KEY (company_id, file_hash) REFERENCES file_content(company_id, hash)
  FOREIGN KEY (company_id, machine_id) REFERENCES machine(company_id, machine_id)
  FOREIGN KEY (company_id, pallet_flag) REFERENCES pallet_flag(company_id, record_no)
  FOREIGN KEY (company_id, printer_no) REFERENCES printer(company_id, printer_no)
  PRIMARY KEY (company_id, record_no)
  policy company
  policy machines restrictive using ((machine_id IS NULL) OR (( SELECT current_setting('app.machines'::text, true) AS current_setting) = ''::text) OR (machine_id = ANY (string_to_array(( SELECT current_setting('app.machines'::text, true) AS current_setting), '|'::text))))
  takt_app may delete, insert, select, update

table printer
  company_id integer not null default takt_company()
  printer_no text not null
  printer_name text not null
  printer_description text not null default ''::text
  host text not null default ''::text
  port integer not null default 9100
  active boolean not null default true
  takes_pdf boolean not null default false
  asks_status boolean not null default false
  version integer not null default 1
  CHECK (((port >= 1) AND (port <= 65535)))
  FOREIGN KEY (company_id) REFERENCES company(company_id)
  PRIMARY KEY (company_id, printer_no)
  policy company
  takt_app may delete, insert, select, update

table production_goal
  company_id integer not null default takt_company()
  record_no bigint not null
  production_type text not null
  machine_id text
  department_id text
  zone_id text
  category_id text
  shift integer not null default 0
  target_good_qty numeric not null
  target_good_qty_alt_unit numeric not null default 0
  target_earned_hours numeric not null default 0
  valid_from date not null
  valid_to date
  version integer not null default 1
  CHECK ((num_nonnulls(machine_id, department_id, zone_id, category_id) = 1))
  CHECK ((production_type = ANY (ARRAY['shift'::text, 'day'::text, 'week'::text])))
  FOREIGN KEY (company_id) REFERENCES company(company_id)
  PRIMARY KEY (company_id, record_no)
  policy company using (company_id = ( SELECT takt_company() AS takt_company))
  policy machines restrictive using ((machine_id IS NULL) OR (( SELECT current_setting('app.machines'::text, true) AS current_setting) = ''::text) OR (machine_id = ANY (string_to_array(( SELECT current_setting('app.machines'::text, true) AS current_setting), '|'::text))))
  policy query_company using (company_id = ( SELECT takt_query_company() AS takt_query_company))
  policy query_machines restrictive using ((( SELECT takt_query_machines() AS takt_query_machines) = ''::text) OR (machine_id = ANY (string_to_array(( SELECT takt_query_machines() AS takt_query_machines), '|'::text))))
  takt_app may delete, insert, select, update

table provider_identity
  company_id integer not null default takt_company()
  issuer text not null
  subject text not null
  user_id integer not null
  linked_at timestamp with time zone not null
  last_sign_in timestamp with time zone not null
  FOREIGN KEY (company_id) REFERENCES company(company_id)
  FOREIGN KEY (company_id, user_id) REFERENCES app_user(company_id, user_id) ON DELETE CASCADE
  PRIMARY KEY (company_id, issuer, subject)
  UNIQUE (company_id, user_id, issuer)
  policy company
  takt_app may delete, insert, select, update

table provider_session
  company_id integer not null
  token_hash bytea not null
  issuer text not null
  client_id text not null
  subject text not null
  sid text not null
  refresh_token text not null
  id_token text not null
  answered_at timestamp with time zone not null
  next_renewal timestamp with time zone not null
  CREATE INDEX provider_session_due ON public.provider_session USING btree (next_renewal)
  FOREIGN KEY (company_id, token_hash) REFERENCES session(company_id, token_hash) ON DELETE CASCADE
  PRIMARY KEY (company_id, token_hash)
  policy company
  takt_app may select company_id, issuer, subject, token_hash

table provider_start
  company_id integer not null
  state_hash bytea not null
  browser_hash bytea not null
  nonce text not null
  code_verifier text not null
  link_user integer
  back text not null
  expires_at timestamp with time zone not null
  CREATE UNIQUE INDEX provider_start_by_state ON public.provider_start USING btree (state_hash)
  FOREIGN KEY (company_id) REFERENCES company(company_id)
  FOREIGN KEY (company_id, link_user) REFERENCES app_user(company_id, user_id) ON DELETE CASCADE
  PRIMARY KEY (company_id, state_hash)
  policy company

table quarantined_signal
  company_id integer not null default takt_company()
  connector text not null
  seq bigint not null
  signal jsonb not null
  reason text not null
  at timestamp with time zone not null
  record_no bigint not null
  sender text not null default ''::text
  detail text not null default ''::text
  FOREIGN KEY (company_id) REFERENCES company(company_id)
  PRIMARY KEY (company_id, record_no)
  policy company
  takt_app may delete, insert, select, update

table query
  company_id integer not null default takt_company()
  record_no integer not null
  sql_query_id text not null
  sql_query text not null
  note text not null default ''::text
  prompts jsonb not null default '{}'::jsonb
  version integer not null default 1
  changed_by text not null
  changed_at timestamp with time zone not null
  FOREIGN KEY (company_id) REFERENCES company(company_id)
  PRIMARY KEY (company_id, record_no)
  UNIQUE (company_id, sql_query_id)
  policy company
  takt_app may delete, insert, select, update

table query_scope
  company_id integer not null default takt_company()
  backend integer not null default pg_backend_pid()
  machines text not null
  PRIMARY KEY (company_id, backend)
  policy company

table reason_figures
  company_id integer not null default takt_company()
  machine_id text not null
  day date not null
  shift integer not null
  stop_reason text not null
  stop_ms bigint not null
  stops integer not null
  CREATE INDEX reason_figures_by_day ON public.reason_figures USING btree (company_id, day)
  FOREIGN KEY (company_id, machine_id) REFERENCES machine(company_id, machine_id)
  PRIMARY KEY (company_id, machine_id, day, shift, stop_reason)
  policy company
  policy machines
  policy query_company using (company_id = ( SELECT takt_query_company() AS takt_query_company))
  policy query_machines restrictive using ((( SELECT takt_query_machines() AS takt_query_machines) = ''::text) OR (machine_id = ANY (string_to_array(( SELECT takt_query_machines() AS takt_query_machines), '|'::text))))
  takt_app may delete, insert, select, update

table recovery_code
  company_id integer not null default takt_company()
  user_id integer not null
  code_hash bytea not null
  used_at timestamp with time zone
  FOREIGN KEY (company_id) REFERENCES company(company_id)
  FOREIGN KEY (company_id, user_id) REFERENCES second_factor(company_id, user_id) ON DELETE CASCADE
  PRIMARY KEY (company_id, user_id, code_hash)
  policy company

table report_recipient
  company_id integer not null default takt_company()
  schedule_no integer not null
  user_id integer not null
  FOREIGN KEY (company_id, schedule_no) REFERENCES report_schedule(company_id, schedule_no) ON DELETE CASCADE
  FOREIGN KEY (company_id, user_id) REFERENCES app_user(company_id, user_id)
  PRIMARY KEY (company_id, schedule_no, user_id)
  policy company
  takt_app may delete, insert, select, update

table report_run
  company_id integer not null default takt_company()
  run_no bigint not null
  report_id text not null
  schedule_no integer
  due timestamp with time zone
  at timestamp with time zone not null
  username text not null
  format text not null
  problem jsonb
  not_told text[] not null default '{}'::text[]
  record_no integer not null default 0
  CHECK ((format = ANY (ARRAY['view'::text, 'pdf'::text, 'csv'::text])))
  CREATE INDEX report_run_latest ON public.report_run USING btree (company_id, report_id, at DESC)
  FOREIGN KEY (company_id) REFERENCES company(company_id)
  FOREIGN KEY (company_id, schedule_no) REFERENCES report_schedule(company_id, schedule_no) ON DELETE SET NULL (schedule_no)
  PRIMARY KEY (company_id, run_no)
  UNIQUE (company_id, schedule_no, due)
  policy company
  takt_app may delete, insert, select, update

table report_schedule
  company_id integer not null default takt_company()
  schedule_no integer not null
  report_id text not null
  question jsonb not null
  weekdays smallint[] not null
  at_minutes integer not null
  format text not null
  active boolean not null default true
  next_run timestamp with time zone
  made_by integer not null
  version integer not null default 1
  when_signed boolean not null default false
  CHECK (((active AND (NOT when_signed)) = (next_run IS NOT NULL)))
  CHECK (((at_minutes >= 0) AND (at_minutes <= 1439)))
  CHECK (((cardinality(weekdays) > 0) AND (weekdays <@ '{1,2,3,4,5,6,7}'::smallint[])))
  CHECK ((format = ANY (ARRAY['pdf'::text, 'csv'::text])))
  CREATE INDEX report_schedule_by_report ON public.report_schedule USING btree (company_id, report_id)
  CREATE INDEX report_schedule_due ON public.report_schedule USING btree (next_run) WHERE (next_run IS NOT NULL)
  FOREIGN KEY (company_id) REFERENCES company(company_id)
  FOREIGN KEY (company_id, made_by) REFERENCES app_user(company_id, user_id)
  PRIMARY KEY (company_id, schedule_no)
  policy company
  takt_app may delete, insert, select, update

table reported_signal
  company_id integer not null default takt_company()
  record_no bigint not null
  connector text not null
  seq bigint not null
  machine_id text not null
  kind text not null
  value text not null
  at timestamp with time zone not null
  last_at timestamp with time zone not null
  outcome text not null
  problem text not null default ''::text
  problem_values jsonb not null default '{}'::jsonb
  p_order bigint
  card_no text not null default ''::text
  scrap_reason text not null default ''::text
  CHECK ((kind = ANY (ARRAY['scrap'::text, 'order'::text, 'tool'::text])))
  CREATE INDEX reported_signal_of_machine ON public.reported_signal USING btree (company_id, machine_id, kind, last_at DESC)
  CREATE INDEX reported_signal_old ON public.reported_signal USING btree (last_at)
  FOREIGN KEY (company_id, machine_id) REFERENCES machine(company_id, machine_id)
  PRIMARY KEY (company_id, record_no)
  policy company
  policy machines
  takt_app may delete, insert, select, update

table request_answer
  company_id integer not null default takt_company()
  user_id integer not null
  request_id uuid not null
  name text not null
  payload_hash text not null
  answer jsonb
  at timestamp with time zone not null
  CREATE INDEX request_answer_age ON public.request_answer USING btree (at)
  PRIMARY KEY (company_id, user_id, request_id)
  policy company
  takt_app may insert, select, update

table run_figures
  company_id integer not null default takt_company()
  machine_id text not null
  p_order bigint not null
  day date not null
  shift integer not null
  run_ms bigint not null default 0
  stop_ms bigint not null default 0
  cycles bigint not null default 0
  counted_qty numeric not null default 0
  counted_ideal_ms numeric not null default 0
  reported_qty numeric not null default 0
  reported_ideal_ms numeric not null default 0
  scrap_qty numeric not null default 0
  reducing_scrap_qty numeric not null default 0
  scrap_oee_qty numeric not null default 0
  micro_ms bigint not null default 0
  CREATE INDEX run_figures_by_day ON public.run_figures USING btree (company_id, day, machine_id)
  FOREIGN KEY (company_id, p_order) REFERENCES order_run(company_id, p_order)
  PRIMARY KEY (company_id, machine_id, p_order, day, shift)
  policy company
  policy machines
  policy query_company using (company_id = ( SELECT takt_query_company() AS takt_query_company))
  policy query_machines restrictive using ((( SELECT takt_query_machines() AS takt_query_machines) = ''::text) OR (machine_id = ANY (string_to_array(( SELECT takt_query_machines() AS takt_query_machines), '|'::text))))
  takt_app may delete, insert, select, update

table scale
  company_id integer not null default takt_company()
  machine_id text not null
  scale_id text not null
  name text not null
  signal text not null
  unit text not null default 'kg'::text
  tare numeric not null default 0
  min_weight numeric not null default 0
  max_weight numeric not null default 0
  enabled boolean not null default true
  version integer not null default 0
  purpose text not null default 'any'::text
  CHECK ((purpose = ANY (ARRAY['any'::text, 'piece'::text, 'scrap'::text, 'pallet'::text])))
  CREATE TRIGGER rules_changed AFTER INSERT OR DELETE OR UPDATE OF machine_id, signal ON public.scale FOR EACH ROW EXECUTE FUNCTION takt_rules_changed()
  FOREIGN KEY (company_id, machine_id) REFERENCES machine(company_id, machine_id)
  PRIMARY KEY (company_id, machine_id, scale_id)
  UNIQUE (company_id, machine_id, signal)
  policy company
  policy machines
  takt_app may delete, insert, select, update

table schema_version
  version integer not null
  name text not null
  applied_at timestamp with time zone not null default now()
  checksum text
  PRIMARY KEY (version)

table scrap_category
  company_id integer not null default takt_company()
  code text not null
  names takt_names not null default '{}'::jsonb
  version integer not null default 1
  CREATE TRIGGER analysis_changed AFTER UPDATE ON public.scrap_category FOR EACH ROW EXECUTE FUNCTION takt_analysis_changed()
  FOREIGN KEY (company_id) REFERENCES company(company_id)
  PRIMARY KEY (company_id, code)
  policy company
  policy query_company using (company_id = ( SELECT takt_query_company() AS takt_query_company))
  takt_app may delete, insert, select, update

table scrap_reason
  company_id integer not null default takt_company()
  code text not null
  names takt_names not null default '{}'::jsonb
  scrap_reason_category text not null
  scrap_text_flag smallint not null default 0
  scrap_reason_color text not null default 'Automatic'::text
  scrap_cost numeric
  view_order integer not null default 0
  never_reduce_good_qty smallint not null default 0
  adjust_materials smallint not null default 0
  exclude_from_oee smallint not null default 0
  erp_scrap_code text not null default ''::text
  active boolean not null default true
  machines text[]
  version integer not null default 1
  CREATE TRIGGER analysis_changed AFTER UPDATE OF names, scrap_reason_category ON public.scrap_reason FOR EACH ROW EXECUTE FUNCTION takt_analysis_changed()
  FOREIGN KEY (company_id, scrap_reason_category) REFERENCES scrap_category(company_id, code)
  PRIMARY KEY (company_id, code)
  policy company
  policy query_company using (company_id = ( SELECT takt_query_company() AS takt_query_company))
  takt_app may delete, insert, select, update

table scrap_transaction
  company_id integer not null default takt_company()
  record_no bigint not null
  machine_id text not null
  card_no text not null
  p_order bigint not null
  part_no text not null
  op_number text not null
  tool_id text not null default ''::text
  scrap_reason text not null
  scrap_qty numeric not null
  scrap_cost numeric
  reduces_good smallint not null default 1
  source text not null default 'report'::text
  employee text not null
  scrap_text text not null default ''::text
  erp_scrap_code text not null default ''::text
  trans_time timestamp with time zone not null
  day date not null
  shift integer not null
  erp_status character(1) not null default 'W'::bpchar
  booked_at timestamp with time zone not null
  booked_by text not null
  takes_back bigint
  CHECK ((erp_status = ANY (ARRAY['W'::bpchar, 'T'::bpchar, 'F'::bpchar, 'N'::bpchar])))
  CREATE INDEX scrap_transaction_by_card ON ONLY public.scrap_transaction USING btree (company_id, card_no, trans_time DESC)
  CREATE INDEX scrap_transaction_by_machine ON ONLY public.scrap_transaction USING btree (company_id, machine_id, trans_time)
  CREATE TRIGGER analysis_changed AFTER INSERT ON public.scrap_transaction FOR EACH ROW WHEN (takt_is_old_news(new.day)) EXECUTE FUNCTION takt_analysis_changed()
  CREATE UNIQUE INDEX scrap_transaction_taken_back ON ONLY public.scrap_transaction USING btree (company_id, trans_time, takes_back) WHERE (takes_back IS NOT NULL)
  FOREIGN KEY (company_id, machine_id) REFERENCES machine(company_id, machine_id)
  FOREIGN KEY (company_id, p_order) REFERENCES order_run(company_id, p_order)
  FOREIGN KEY (company_id, scrap_reason) REFERENCES scrap_reason(company_id, code)
  PRIMARY KEY (company_id, trans_time, record_no)
  policy company
  policy machines
  policy query_company using (company_id = ( SELECT takt_query_company() AS takt_query_company))
  policy query_machines restrictive using ((( SELECT takt_query_machines() AS takt_query_machines) = ''::text) OR (machine_id = ANY (string_to_array(( SELECT takt_query_machines() AS takt_query_machines), '|'::text))))
  takt_app may insert, select
  takt_app may update erp_status

table second_factor
  company_id integer not null default takt_company()
  user_id integer not null
  secret text not null
  salt bytea not null
  last_step bigint not null default 0
  begun_at timestamp with time zone not null
  confirmed_at timestamp with time zone
  FOREIGN KEY (company_id) REFERENCES company(company_id)
  FOREIGN KEY (company_id, user_id) REFERENCES app_user(company_id, user_id) ON DELETE CASCADE
  PRIMARY KEY (company_id, user_id)
  policy company
  takt_app may delete
  takt_app may select company_id, confirmed_at, user_id

table session
  company_id integer not null
  token_hash bytea not null
  user_id integer
  forgery_token text not null
  device_employee text not null default ''::text
  created_at timestamp with time zone not null
  expires_at timestamp with time zone not null
  link_id integer
  last_used_at timestamp with time zone not null default now()
  idle_after integer
  browser text not null default ''::text
  system text not null default ''::text
  address text not null default ''::text
  seen_at timestamp with time zone not null default now()
  CHECK (((user_id IS NULL) <> (link_id IS NULL)))
  CHECK ((idle_after > 0))
  CREATE UNIQUE INDEX session_by_token ON public.session USING btree (token_hash)
  FOREIGN KEY (company_id, link_id) REFERENCES wall_link(company_id, link_id)
  FOREIGN KEY (company_id, user_id) REFERENCES app_user(company_id, user_id)
  PRIMARY KEY (company_id, token_hash)
  policy company
  takt_app may delete
  takt_app may select company_id, expires_at, last_used_at, token_hash, user_id
  takt_app may update device_employee, last_used_at

table setup_type
  company_id integer not null default takt_company()
  code text not null
  names takt_names not null default '{}'::jsonb
  view_order integer not null default 0
  machines text[]
  active boolean not null default true
  version integer not null default 1
  FOREIGN KEY (company_id) REFERENCES company(company_id)
  PRIMARY KEY (company_id, code)
  policy company
  takt_app may delete, insert, select, update

table shift
  company_id integer not null default takt_company()
  shift integer not null
  names takt_names not null default '{}'::jsonb
  version integer not null default 1
  CHECK ((shift > 0))
  CREATE TRIGGER analysis_changed AFTER UPDATE ON public.shift FOR EACH ROW EXECUTE FUNCTION takt_analysis_changed()
  FOREIGN KEY (company_id) REFERENCES company(company_id)
  PRIMARY KEY (company_id, shift)
  policy company
  takt_app may delete, insert, select, update

table shift_figures
  company_id integer not null default takt_company()
  machine_id text not null
  day date not null
  shift integer not null
  run_ms bigint not null default 0
  stop_ms bigint not null default 0
  cycles bigint not null default 0
  counted_qty numeric not null default 0
  counted_ideal_ms numeric not null default 0
  reported_qty numeric not null default 0
  reported_ideal_ms numeric not null default 0
  scrap_qty numeric not null default 0
  reducing_scrap_qty numeric not null default 0
  scrap_oee_qty numeric not null default 0
  silent_ms bigint not null default 0
  micro_ms bigint not null default 0
  CREATE INDEX shift_figures_by_day ON public.shift_figures USING btree (company_id, day)
  CREATE TRIGGER analysis_changed AFTER INSERT OR UPDATE ON public.shift_figures FOR EACH ROW WHEN (takt_is_old_news(new.day)) EXECUTE FUNCTION takt_analysis_changed()
  FOREIGN KEY (company_id, machine_id) REFERENCES machine(company_id, machine_id)
  PRIMARY KEY (company_id, machine_id, day, shift)
  policy company
  policy machines
  policy query_company using (company_id = ( SELECT takt_query_company() AS takt_query_company))
  policy query_machines restrictive using ((( SELECT takt_query_machines() AS takt_query_machines) = ''::text) OR (machine_id = ANY (string_to_array(( SELECT takt_query_machines() AS takt_query_machines), '|'::text))))
  takt_app may delete, insert, select, update

table shift_handover
  company_id integer not null default takt_company()
  handover_no bigint not null
  place_type text not null
  place text not null
  day date not null
  shift integer not null
  part smallint not null default 0
  start_time timestamp with time zone not null
  end_time timestamp with time zone not null
  machines text[] not null
  figures jsonb not null
  words jsonb not null
  words_digest text not null default ''::text
  covered_at timestamp with time zone
  handed_over_by text not null default COALESCE(NULLIF(current_setting('app.username'::text, true), ''::text), 'Takt'::text)
  handed_over_employee text not null default ''::text
  handed_over_name text not null
  handed_over_at timestamp with time zone not null default takt_now()
  taken_over_by text
  taken_over_employee text
  taken_over_name text
  taken_over_at timestamp with time zone
  CHECK (((taken_over_at IS NULL) OR
CASE
    WHEN ((handed_over_employee <> ''::text) AND (taken_over_employee <> ''::text)) THEN (handed_over_employee <> taken_over_employee)
    ELSE (handed_over_by <> taken_over_by)
END))
  CHECK ((place_type = ANY (ARRAY['department'::text, 'zone'::text, 'category'::text])))
  CHECK ((shift > 0))
  CREATE INDEX shift_handover_by_end ON public.shift_handover USING btree (company_id, end_time DESC)
  CREATE TRIGGER keep_all BEFORE TRUNCATE ON public.shift_handover FOR EACH STATEMENT EXECUTE FUNCTION takt_keep_all()
  CREATE TRIGGER keep_handover BEFORE INSERT OR DELETE OR UPDATE ON public.shift_handover FOR EACH ROW EXECUTE FUNCTION takt_keep_handover()
  FOREIGN KEY (company_id) REFERENCES company(company_id)
  PRIMARY KEY (company_id, handover_no)
  UNIQUE (company_id, place_type, place, day, shift, part)
  policy company
  policy machines restrictive using ((( SELECT current_setting('app.machines'::text, true) AS current_setting) = ''::text) OR (machines <@ string_to_array(( SELECT current_setting('app.machines'::text, true) AS current_setting), '|'::text)))
  takt_app may insert day, end_time, figures, handed_over_employee, handed_over_name, machines, part, place, place_type, shift, start_time, words
  takt_app may select
  takt_app may update taken_over_employee, taken_over_name

table shift_handover_addendum
  company_id integer not null default takt_company()
  handover_no bigint not null
  addendum_no bigint not null
  username text not null default COALESCE(NULLIF(current_setting('app.username'::text, true), ''::text), 'Takt'::text)
  author_name text not null
  at timestamp with time zone not null default takt_now()
  words text not null
  CREATE INDEX shift_handover_addendum_of ON public.shift_handover_addendum USING btree (company_id, handover_no)
  CREATE TRIGGER keep_addendum BEFORE DELETE OR UPDATE ON public.shift_handover_addendum FOR EACH ROW EXECUTE FUNCTION takt_keep_addendum()
  CREATE TRIGGER keep_all BEFORE TRUNCATE ON public.shift_handover_addendum FOR EACH STATEMENT EXECUTE FUNCTION takt_keep_all()
  FOREIGN KEY (company_id, handover_no) REFERENCES shift_handover(company_id, handover_no)
  PRIMARY KEY (company_id, addendum_no)
  policy company
  policy machines restrictive using (EXISTS ( SELECT FROM shift_handover h WHERE ((h.company_id = shift_handover_addendum.company_id) AND (h.handover_no = shift_handover_addendum.handover_no))))
  takt_app may insert author_name, handover_no, words
  takt_app may select

table sign_in_failure
  company_id integer not null
  who text not null
  failures integer not null
  last_failure timestamp with time zone not null
  PRIMARY KEY (company_id, who)
  policy company

table sign_in_provider
  company_id integer not null default takt_company()
  label text not null
  issuer text not null
  client_id text not null
  client_secret text not null
  has_secret boolean default (client_secret <> ''::text)
  scopes text not null
  groups_claim text not null
  levels jsonb not null
  default_level smallint
  creates_users boolean not null
  passwords text not null
  emergency_user integer
  enabled boolean not null
  version integer not null default 1
  required_acr text not null default ''::text
  required_amr text not null default ''::text
  CHECK (((default_level >= 1) AND (default_level <= 9)))
  CHECK ((passwords = ANY (ARRAY['everybody'::text, 'terminals'::text])))
  FOREIGN KEY (company_id) REFERENCES company(company_id)
  FOREIGN KEY (company_id, emergency_user) REFERENCES app_user(company_id, user_id)
  PRIMARY KEY (company_id)
  policy company
  takt_app may insert, update
  takt_app may select client_id, company_id, creates_users, default_level, emergency_user, enabled, groups_claim, has_secret, issuer, label, levels, passwords, required_acr, required_amr, scopes, version

table signal
  company_id integer not null default takt_company()
  connector text not null
  seq bigint not null
  machine_id text not null
  at timestamp with time zone not null
  kind text not null
  value jsonb not null
  ordinal bigint not null
  PRIMARY KEY (company_id, machine_id, at, ordinal)
  policy company
  policy machines
  takt_app may insert, select

table signature
  company_id integer not null default takt_company()
  signature_no bigint not null
  kind text not null
  record text not null
  machine_id text
  card_no text not null default ''::text
  username text not null default COALESCE(NULLIF(current_setting('app.username'::text, true), ''::text), 'Takt'::text)
  employee text not null default ''::text
  signer_name text not null
  meaning text not null
  at timestamp with time zone not null default takt_now()
  content_hash text not null
  CREATE INDEX signature_of ON public.signature USING btree (company_id, record, kind)
  CREATE INDEX signature_of_card ON public.signature USING btree (company_id, card_no) WHERE (card_no <> ''::text)
  FOREIGN KEY (company_id) REFERENCES company(company_id)
  FOREIGN KEY (company_id, machine_id) REFERENCES machine(company_id, machine_id)
  PRIMARY KEY (company_id, signature_no)
  policy company
  policy machines restrictive using ((( SELECT current_setting('app.machines'::text, true) AS current_setting) = ''::text) OR (machine_id = ANY (string_to_array(( SELECT current_setting('app.machines'::text, true) AS current_setting), '|'::text))) OR ((machine_id IS NULL) AND (EXISTS ( SELECT FROM shift_handover h WHERE ((h.company_id = signature.company_id) AND ((h.handover_no)::text = signature.record))))))
  takt_app may insert card_no, content_hash, employee, kind, machine_id, meaning, record, signer_name
  takt_app may select

table sscc_serial
  company_id integer not null default takt_company()
  stem text not null
  last_serial bigint not null
  FOREIGN KEY (company_id) REFERENCES company(company_id)
  PRIMARY KEY (company_id, stem)
  policy company
  takt_app may delete, insert, select, update

table stop
  company_id integer not null default takt_company()
  machine_id text not null
  stop text not null
  start_time timestamp with time zone not null
  end_time timestamp with time zone
  day date not null
  shift integer not null
  stop_reason text not null default '-'::text
  note text not null default ''::text
  employee text not null default ''::text
  coded_automatically smallint not null default 0
  continues smallint not null default 0
  belongs_to_order text not null default ''::text
  CREATE INDEX stop_by_day ON ONLY public.stop USING btree (company_id, machine_id, day)
  CREATE INDEX stop_uncoded ON ONLY public.stop USING btree (company_id, machine_id, start_time) WHERE (stop_reason = '-'::text)
  FOREIGN KEY (company_id, machine_id) REFERENCES machine(company_id, machine_id)
  PRIMARY KEY (company_id, machine_id, start_time)
  policy company
  policy machines
  policy query_company using (company_id = ( SELECT takt_query_company() AS takt_query_company))
  policy query_machines restrictive using ((( SELECT takt_query_machines() AS takt_query_machines) = ''::text) OR (machine_id = ANY (string_to_array(( SELECT takt_query_machines() AS takt_query_machines), '|'::text))))
  takt_app may delete, insert, select, update

table stop_code
  company_id integer not null default takt_company()
  stop_code text not null
  record_no integer not null
  names takt_names not null default '{}'::jsonb
  group_id text not null
  stop_reason_color text not null default 'Automatic'::text
  stop_text_flag smallint not null default 0
  setup_time smallint not null default 0
  inherit_seconds integer not null default 0
  include_in_mtbf smallint not null default 0
  include_in_mdt smallint not null default 0
  active boolean not null default true
  machines text[]
  code_type smallint not null default 1
  scrap_percent numeric not null default 0
  order_time smallint not null default 0
  setup_kind text not null default ''::text
  reset_seconds integer not null default 0
  reset_event text not null default ''::text
  reset_code text not null default ''::text
  scrap_reason text not null default ''::text
  version integer not null default 1
  loss_kind text not null default 'waiting'::text
  help_texts takt_names not null default '{}'::jsonb
  CHECK ((code_type = ANY (ARRAY[1, 2, 9])))
  CHECK ((loss_kind = ANY (ARRAY['planned'::text, 'setup'::text, 'breakdown'::text, 'waiting'::text])))
  CHECK ((reset_event = ANY (ARRAY[''::text, 'new_day'::text, 'new_shift'::text])))
  CHECK ((setup_kind = ANY (ARRAY[''::text, 'preparatory'::text, 'finalizing'::text])))
  CREATE TRIGGER rules_changed AFTER INSERT OR DELETE OR UPDATE ON public.stop_code FOR EACH ROW EXECUTE FUNCTION takt_rules_changed()
  FOREIGN KEY (company_id, group_id) REFERENCES stop_group(company_id, code)
  PRIMARY KEY (company_id, stop_code)
  policy company
  policy query_company using (company_id = ( SELECT takt_query_company() AS takt_query_company))
  takt_app may delete, insert, select, update

table stop_group
  company_id integer not null default takt_company()
  code text not null
  names takt_names not null default '{}'::jsonb
  view_order integer not null default 0
  color text not null default 'Automatic'::text
  security_level smallint
  note text not null default ''::text
  view_order_statistics integer not null default 0
  version integer not null default 1
  FOREIGN KEY (company_id) REFERENCES company(company_id)
  PRIMARY KEY (company_id, code)
  policy company
  policy query_company using (company_id = ( SELECT takt_query_company() AS takt_query_company))
  takt_app may delete, insert, select, update

table tool
  company_id integer not null default takt_company()
  tool_id text not null
  tool_description text not null default ''::text
  category text not null default ''::text
  insert_of text not null default ''::text
  old_insert_id text not null default ''::text
  CREATE INDEX tool_inserts_of ON public.tool USING btree (company_id, insert_of) WHERE (insert_of <> ''::text)
  FOREIGN KEY (company_id) REFERENCES company(company_id)
  PRIMARY KEY (company_id, tool_id)
  policy company
  policy query_company using (company_id = ( SELECT takt_query_company() AS takt_query_company))
  takt_app may delete, insert, select, update

table tool_insert
  company_id integer not null default takt_company()
  tool_id text not null
  insert_location integer not null
  status smallint not null default 1
  FOREIGN KEY (company_id, tool_id) REFERENCES tool(company_id, tool_id)
  PRIMARY KEY (company_id, tool_id, insert_location)
  policy company
  takt_app may delete, insert, select, update

table tool_structure
  company_id integer not null default takt_company()
  tool_id text not null
  child_tool_id text not null
  FOREIGN KEY (company_id, child_tool_id) REFERENCES tool(company_id, tool_id)
  FOREIGN KEY (company_id, tool_id) REFERENCES tool(company_id, tool_id)
  PRIMARY KEY (company_id, tool_id, child_tool_id)
  policy company
  takt_app may delete, insert, select, update

table user_level
  company_id integer not null default takt_company()
  usertype smallint not null
  permissions text[]
  names takt_names not null default '{}'::jsonb
  CHECK (((usertype >= 1) AND (usertype <= 9)))
  FOREIGN KEY (company_id) REFERENCES company(company_id)
  PRIMARY KEY (company_id, usertype)
  policy company
  takt_app may delete, insert, select, update

table user_planning
  company_id integer not null default takt_company()
  machine_id text not null
  card_no text not null
  username text not null
  at timestamp with time zone not null
  FOREIGN KEY (company_id, card_no) REFERENCES card(company_id, card_no)
  FOREIGN KEY (company_id, machine_id) REFERENCES machine(company_id, machine_id)
  PRIMARY KEY (company_id, machine_id, card_no)
  policy company
  policy machines
  takt_app may delete, insert, select, update

table value_rule
  company_id integer not null default takt_company()
  record_no integer not null
  machine_id text not null
  description text not null default ''::text
  signal text not null
  comparison text not null
  value text not null
  stop_code text not null
  verifying boolean not null default false
  active boolean not null default true
  version integer not null default 0
  CHECK ((comparison = ANY (ARRAY['='::text, '<>'::text, '<'::text, '<='::text, '>'::text, '>='::text])))
  CREATE TRIGGER rules_changed AFTER INSERT OR DELETE OR UPDATE ON public.value_rule FOR EACH ROW EXECUTE FUNCTION takt_rules_changed()
  FOREIGN KEY (company_id, machine_id) REFERENCES machine(company_id, machine_id)
  FOREIGN KEY (company_id, stop_code) REFERENCES stop_code(company_id, stop_code)
  PRIMARY KEY (company_id, record_no)
  policy company
  policy machines
  takt_app may delete, insert, select, update

table visualization_setting
  company_id integer not null default takt_company()
  dataset text not null
  owner text not null
  name text not null
  config jsonb not null
  changed_by text not null
  changed_at timestamp with time zone not null
  CHECK ((dataset = ANY (ARRAY['history-day'::text, 'card-history'::text, 'history-scrap'::text])))
  FOREIGN KEY (company_id) REFERENCES company(company_id)
  PRIMARY KEY (company_id, dataset, owner, name)
  policy company
  takt_app may delete, insert, select, update

table wall_link
  company_id integer not null default takt_company()
  link_id integer not null
  name text not null
  dashboard text not null
  code_start text not null
  code_hash bytea not null
  created_by text not null
  created_at timestamp with time zone not null
  expires_at timestamp with time zone
  revoked_at timestamp with time zone
  last_used_at timestamp with time zone
  boards jsonb
  FOREIGN KEY (company_id) REFERENCES company(company_id)
  PRIMARY KEY (company_id, link_id)
  UNIQUE (company_id, code_start)
  policy company
  takt_app may insert
  takt_app may select boards, code_start, company_id, created_at, created_by, dashboard, expires_at, last_used_at, link_id, name, revoked_at
  takt_app may update expires_at, name, revoked_at

table weight_control
  company_id integer not null default takt_company()
  record_no bigint not null
  machine_id text not null
  card_no text not null
  part_no text not null
  op_number text not null
  weight numeric not null
  colour text not null
  employee text not null
  weighed timestamp with time zone not null
  username text not null
  CHECK ((colour = ANY (ARRAY['green'::text, 'orange'::text, ''::text])))
  CHECK ((weight > (0)::numeric))
  CREATE INDEX weight_control_of_order ON public.weight_control USING btree (company_id, machine_id, card_no, weighed DESC)
  FOREIGN KEY (company_id, card_no) REFERENCES card(company_id, card_no) ON DELETE CASCADE
  FOREIGN KEY (company_id, machine_id) REFERENCES machine(company_id, machine_id)
  PRIMARY KEY (company_id, record_no)
  policy company
  policy machines
  takt_app may insert, select

table widget_config
  company_id integer not null default takt_company()
  compname text not null
  name text not null
  config jsonb not null
  changed_by text not null default ''::text
  changed_at timestamp with time zone
  FOREIGN KEY (company_id) REFERENCES company(company_id)
  PRIMARY KEY (company_id, compname, name)
  policy company
  takt_app may delete, insert, select, update

table zone
  company_id integer not null default takt_company()
  code text not null
  description text not null
  CREATE TRIGGER analysis_changed AFTER UPDATE ON public.zone FOR EACH ROW EXECUTE FUNCTION takt_analysis_changed()
  FOREIGN KEY (company_id) REFERENCES company(company_id)
  PRIMARY KEY (company_id, code)
  policy company
  policy query_company using (company_id = ( SELECT takt_query_company() AS takt_query_company))
  takt_app may delete, insert, select, update

CREATE OR REPLACE FUNCTION public.takt_analysis_changed()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  insert into analysis_version as v (company_id, version)
    values (coalesce(new.company_id, old.company_id), pg_current_xact_id()::text::bigint)
    on conflict (company_id) do update set version = excluded.version where v.version <> excluded.version;
  return null;
end $function$

CREATE OR REPLACE FUNCTION public.takt_are_names(names jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select jsonb_typeof(names) = 'object' and not jsonb_path_exists(names, 'strict $.* ? (@.type() != "string")', '{}', true)
$function$

CREATE OR REPLACE FUNCTION public.takt_company()
 RETURNS integer
 LANGUAGE sql
 STABLE
AS $function$ select current_setting('app.company_id')::int $function$

CREATE OR REPLACE FUNCTION public.takt_enter_query(company integer, machines text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog'
AS $function$
begin
  if exists (select from public.query_scope where backend = pg_backend_pid()) then
    raise exception 'this transaction has entered already' using errcode = '42501';
  end if;
  insert into public.query_scope (company_id, machines) values (company, machines);
end $function$

CREATE OR REPLACE FUNCTION public.takt_forget_rules()
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  insert into plant_rules (company_id) values (takt_company())
    on conflict (company_id) do update set version = nextval('rules_version');
end $function$

CREATE OR REPLACE FUNCTION public.takt_is_erasing(company integer)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_catalog'
AS $function$
  select exists (select from person_erasure p where p.company_id = company and p.was is not null)
$function$

CREATE OR REPLACE FUNCTION public.takt_is_old_news(day date)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select day < now()::date - 29 and coalesce(current_setting('takt.seeding', true), '') <> 'on'
$function$

CREATE OR REPLACE FUNCTION public.takt_keep_addendum()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_catalog'
AS $function$
declare
  of_people text[] := array['words', 'username', 'author_name'];
begin
  if tg_op = 'UPDATE' and takt_is_erasing(old.company_id) and to_jsonb(new) - of_people = to_jsonb(old) - of_people then
    return new;
  end if;
  raise exception 'an addendum to a hand-over is neither changed nor deleted';
end $function$

CREATE OR REPLACE FUNCTION public.takt_keep_all()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'signed hand-overs are not deleted';
end $function$

CREATE OR REPLACE FUNCTION public.takt_keep_handover()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_catalog'
AS $function$
declare
  of_people text[] := array['words', 'covered_at', 'handed_over_by', 'handed_over_employee', 'handed_over_name',
    'taken_over_by', 'taken_over_employee', 'taken_over_name'];
  of_second text[] := array['taken_over_by', 'taken_over_employee', 'taken_over_name', 'taken_over_at'];
begin
  if tg_op = 'INSERT' then
    new.words_digest := encode(sha256(convert_to(new.words::text, 'UTF8')), 'hex');
    return new;
  end if;
  if tg_op = 'UPDATE' then
    if old.taken_over_at is null and new.taken_over_name is not null and to_jsonb(new) - of_second = to_jsonb(old) - of_second then
      new.taken_over_by := coalesce(nullif(current_setting('app.username', true), ''), 'Takt');
      new.taken_over_employee := coalesce(new.taken_over_employee, '');
      new.taken_over_at := takt_now();
      return new;
    end if;
    if takt_is_erasing(old.company_id) and to_jsonb(new) - of_people = to_jsonb(old) - of_people then
      if new.words is distinct from old.words then
        new.covered_at := coalesce(old.covered_at, takt_now());
      end if;
      return new;
    end if;
  end if;
  raise exception 'a hand-over that was signed is neither changed nor deleted';
end $function$

CREATE OR REPLACE FUNCTION public.takt_name(names jsonb, language text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select coalesce(nullif(names ->> language, ''), nullif(names ->> 'en', ''),
    jsonb_path_query_first(names, '$.* ? (@ != "")') #>> '{}', '')
$function$

CREATE OR REPLACE FUNCTION public.takt_note_unlinked()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_catalog'
AS $function$
begin
  insert into audit_unlinked (company_id, audit_id, at) select company_id, audit_id, at from written;
  return null;
end $function$

CREATE OR REPLACE FUNCTION public.takt_now()
 RETURNS timestamp with time zone
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'public', 'pg_catalog'
AS $function$
begin
  return coalesce(nullif(current_setting('app.now', true), '')::timestamptz, now());
end $function$

CREATE OR REPLACE FUNCTION public.takt_open_to_queries(target regclass)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  execute format('create policy query_company on %s for select to takt_query
    using (company_id = (select public.takt_query_company()))', target);
  if exists (select from pg_attribute where attrelid = target and attname = 'machine_id' and not attisdropped) then
    execute format('create policy query_machines on %s as restrictive for select to takt_query
      using ((select public.takt_query_machines()) = ''''
        or machine_id = any (string_to_array((select public.takt_query_machines()), ''|'')))', target);
  end if;
  execute format('grant select on %s to takt_query', target);
end $function$

CREATE OR REPLACE FUNCTION public.takt_partitions(target regclass, from_day date, to_day date)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
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
end $function$

CREATE OR REPLACE FUNCTION public.takt_pin_taken(wanted text, employee text)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select exists (select from employee e
    where e.company_id = takt_company() and e.pin_hash = wanted and e.employee_number <> employee)
$function$

CREATE OR REPLACE FUNCTION public.takt_protect(target regclass, rights text DEFAULT 'select, insert, update, delete'::text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
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
end $function$

CREATE OR REPLACE FUNCTION public.takt_query_company()
 RETURNS integer
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog'
AS $function$ select company_id from public.query_scope where backend = pg_backend_pid() $function$

CREATE OR REPLACE FUNCTION public.takt_query_language()
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog'
AS $function$ select language from public.company where company_id = public.takt_query_company() $function$

CREATE OR REPLACE FUNCTION public.takt_query_machines()
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog'
AS $function$ select machines from public.query_scope where backend = pg_backend_pid() $function$

CREATE OR REPLACE FUNCTION public.takt_queue_pallet()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into pallet_transport (company_id, machine_id, pallet_flag, position, queued, changed, changed_by)
  select new.company_id, new.machine_id, new.record_no, coalesce(max(position), 0) + 1, new.confirmed, new.confirmed,
    new.confirmed_by
  from pallet_transport where company_id = new.company_id and machine_id = new.machine_id
  on conflict do nothing;
  return null;
end $function$

CREATE OR REPLACE FUNCTION public.takt_rules_changed()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  insert into plant_rules (company_id) values (coalesce(new.company_id, old.company_id))
    on conflict (company_id) do update set version = nextval('rules_version');
  return null;
end $function$

CREATE OR REPLACE FUNCTION public.takt_show_names_to_queries(target text, called text, more text DEFAULT ''::text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  execute format('drop view if exists queries.%I', target);
  execute format('create view queries.%I with (security_invoker = true) as
    select t.*, public.takt_name(t.names, (select public.takt_query_language())) as %I,
      coalesce(t.names ->> ''sv'', '''') as description_sv %s
    from public.%1$I t', target, called, more);
  execute format('grant select on queries.%I to takt_query', target);
end $function$

CREATE OR REPLACE FUNCTION public.takt_stop_start(stop text)
 RETURNS timestamp with time zone
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select case when stop ~ '^[0-9]{1,15}$' then timestamptz 'epoch' + stop::bigint * interval '1 millisecond' end
$function$
