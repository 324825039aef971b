-- What the ERP is to be told. A message is written in the transaction of its booking and sent afterwards
-- (apps/server/src/erp), so nothing that was acknowledged to a person can be lost on the way.

create table erp_link (
  company_id int primary key default takt_company() references company,
  address text not null default '',
  -- signature: every message carries an HMAC and the token never travels; bearer: the token itself travels
  auth text not null default 'signature' check (auth in ('signature', 'bearer')),
  enabled boolean not null default false,
  version int not null default 0,
  -- tries in a row that did not reach the ERP, and when the next one is due
  failures int not null default 0,
  next_try timestamptz not null default 'epoch',
  last_sent timestamptz,
  last_error text not null default '',
  last_error_at timestamptz,
  -- one process sends for a company; after this moment another may, should that one have died
  held_by uuid,
  held_until timestamptz not null default 'epoch'
);
select takt_protect('erp_link');

create table erp_message (
  company_id int not null default takt_company() references company,
  message_no bigint generated always as identity,
  -- what the ERP tells a repetition by; it never changes
  message_id uuid not null default gen_random_uuid(),
  subject text not null check (subject in ('balthzar_transaction', 'scrap_transaction', 'cancellation',
    'material_reporting', 'pallet_flag_history')),
  -- the record it tells of; the moment is the first part of that record's key
  record_no bigint not null,
  record_time timestamptz not null,
  machine_id text not null,
  card_no text not null,
  -- as it was sent first: the same id never says anything else
  body json,
  -- W waits, T transferred, F failed, N removed by a person
  status char(1) not null default 'W' check (status in ('W', 'T', 'F', 'N')),
  created timestamptz not null,
  attempts int not null default 0,
  -- null: it waits for something that must happen first
  next_attempt timestamptz,
  last_attempt timestamptz,
  last_error text not null default '',
  -- the last attempt did not reach the ERP: nothing is wrong with the record itself
  away boolean not null default false,
  -- a person asked for it again
  retried boolean not null default false,
  -- it may be on the wire until then
  sending_until timestamptz not null default 'epoch',
  primary key (company_id, message_no),
  unique (company_id, subject, record_no),
  foreign key (company_id, machine_id) references machine
);
create index erp_message_open on erp_message (company_id, status, message_no) where status in ('W', 'F');
create index erp_message_open_by_card on erp_message (company_id, card_no) where status in ('W', 'F');
create index erp_message_by_time on erp_message (company_id, subject, created desc);
create index erp_message_done on erp_message (last_attempt) where status = 'T';
select takt_protect('erp_message');

-- Only whether the ERP has a booking may change; the booking itself stays as it was made.
grant update (erp_status) on good_transaction, scrap_transaction, material_transaction to takt_app;

alter table cancellation
  drop constraint cancellation_status_check,
  add constraint cancellation_status_check check (status in ('W', 'T', 'F', 'N'));

-- The token is read by the sender alone; an administrator may replace it, and nobody can read it back.
revoke select on company from takt_app;
grant select (company_id, company_key, company_name, time_zone, language, theme) on company to takt_app;
grant update (erp_api_token) on company to takt_app;

-- What waited or had failed before there was a sender.
insert into erp_message (company_id, subject, record_no, record_time, machine_id, card_no, status, created,
  next_attempt, last_error)
select company_id, subject, record_no, record_time, machine_id, card_no, status, record_time, next_attempt, last_error
from (
  select company_id, 'balthzar_transaction' as subject, record_no, trans_time as record_time, machine_id, card_no,
    erp_status as status, booked_at as next_attempt, '' as last_error
  from good_transaction where erp_status in ('W', 'F')
  union all
  select company_id, 'scrap_transaction', record_no, trans_time, machine_id, card_no, erp_status, booked_at, ''
  from scrap_transaction where erp_status in ('W', 'F')
  union all
  select company_id, 'material_reporting', record_no, trans_time, machine_id, card_no, erp_status, booked_at, ''
  from material_transaction where erp_status in ('W', 'F')
  union all
  select company_id, 'cancellation', record_no, created, machine_id, card_no, status, next_attempt, last_error
  from cancellation where status in ('W', 'F')) waiting
order by record_time, record_no;
