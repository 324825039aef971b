-- What scrap that a machine reports is booked as; '' = as the company says.
alter table machine add column scrap_reason text not null default '';

-- A machine speaks for the runs that it began itself, and ends no other.
alter table order_run add column by_machine boolean not null default false;

-- Scrap, orders and tools as machines named them, and what became of it.
create table reported_signal (
  company_id int not null default takt_company(),
  record_no bigint generated always as identity,
  connector text not null,
  seq bigint not null,
  machine_id text not null,
  kind text not null check (kind in ('scrap', 'order', 'tool')),
  -- pieces, an order's or a tool's number
  value text not null,
  at timestamptz not null,
  -- the same word again does nothing, but it was said
  last_at timestamptz not null,
  outcome text not null,
  -- a refusal and what its sentence is filled with; '' = done
  problem text not null default '',
  problem_values jsonb not null default '{}',
  -- the run that the scrap is booked on, and under which reason
  p_order bigint,
  card_no text not null default '',
  scrap_reason text not null default '',
  primary key (company_id, record_no),
  foreign key (company_id, machine_id) references machine
);
create index reported_signal_of_machine on reported_signal (company_id, machine_id, kind, last_at desc);
create index reported_signal_old on reported_signal (last_at);
select takt_protect('reported_signal');
