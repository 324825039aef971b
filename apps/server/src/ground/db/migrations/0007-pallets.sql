-- Pallet flags, the printers they come from, and what waits to be printed.

create table printer (
  company_id int not null default takt_company() references company,
  printer_no text not null,
  printer_name text not null,
  printer_description text not null default '',
  -- '': it has no address yet, and what is printed on it fails with this reason
  host text not null default '',
  port int not null default 9100 check (port between 1 and 65535),
  active boolean not null default true,
  primary key (company_id, printer_no)
);
select takt_protect('printer');

-- Until now terminals only named their printers.
insert into printer (company_id, printer_no, printer_name, printer_description)
select distinct m.company_id, p.name, p.name, p.name
from machine m, lateral (values (m.touch_config ->> 'document_printer'), (m.touch_config ->> 'pallet_flag_printer'))
  as p (name)
where coalesce(p.name, '') <> '';

-- Pieces on a full pallet; 0 = not known.
alter table part add column pack_qty numeric not null default 0 check (pack_qty >= 0);

-- The last serial number that was handed out. The row is locked until the flag is written: without gaps, without doubles.
create table sscc_serial (
  company_id int not null default takt_company() references company,
  -- extension digit and company prefix; '' numbers plainly
  stem text not null,
  last_serial bigint not null,
  primary key (company_id, stem)
);
select takt_protect('sscc_serial');

create table pallet_flag (
  company_id int not null default takt_company(),
  record_no bigint generated always as identity,
  machine_id text not null,
  card_no text not null,
  -- the first, second … flag of its order
  print_order int not null,
  -- the SSCC, always text
  erp_id text not null,
  qty numeric not null check (qty > 0),
  -- W: the ERP does not have it yet, T: it has, N: it is never told
  erp_status char(1) not null default 'W' check (erp_status in ('W', 'T', 'N')),
  status text not null default '' check (status in ('', 'Cancelled')),
  flag_type text not null default '' check (flag_type in ('', 'BLASTING', 'UP')),
  employee text not null default '',
  created timestamptz not null,
  created_by text not null,
  confirmed timestamptz,
  confirmed_by text not null default '',
  primary key (company_id, record_no),
  unique (company_id, erp_id),
  unique (company_id, card_no, print_order),
  foreign key (company_id, machine_id) references machine,
  foreign key (company_id, card_no) references card
);
create index pallet_flag_open on pallet_flag (company_id, machine_id, record_no) where erp_status <> 'T' and status = '';
select takt_protect('pallet_flag');

create table print_job (
  company_id int not null default takt_company(),
  record_no bigint generated always as identity,
  machine_id text not null,
  card_no text not null,
  kind text not null check (kind in ('flag', 'label')),
  pallet_flag bigint,
  pallet_flag_type text not null default '' check (pallet_flag_type in ('', 'BLASTING', 'UP')),
  -- what the list says of it, and what stands on the label
  print_text text not null,
  label jsonb not null,
  copies int not null check (copies between 1 and 500),
  printer_no text not null,
  status text not null default 'New' check (status in ('New', 'Printing', 'Printed', 'Failed', 'Cancelled')),
  -- what a cancelled one was, and is again when that is taken back
  status_before text not null default '',
  queued timestamptz not null,
  queued_by text not null,
  last_error text not null default '',
  -- one process prints it; after this moment another may, should that one have died
  held_by uuid,
  held_until timestamptz not null default 'epoch',
  primary key (company_id, record_no),
  foreign key (company_id, machine_id) references machine,
  foreign key (company_id, card_no) references card,
  foreign key (company_id, pallet_flag) references pallet_flag,
  foreign key (company_id, printer_no) references printer,
  check ((kind = 'flag') = (pallet_flag is not null))
);
create index print_job_open on print_job (company_id, printer_no, record_no) where status in ('New', 'Printing');
create index print_job_by_card on print_job (company_id, card_no, queued desc);
create index print_job_by_time on print_job (company_id, queued desc, record_no desc);
create index print_job_by_flag on print_job (company_id, pallet_flag);
select takt_protect('print_job');
