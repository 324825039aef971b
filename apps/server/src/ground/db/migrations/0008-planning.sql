-- Detail planning (bundles of planned orders) and the scales that stand at machines.

-- A scale listens to one value signal of its machine; the last word of that signal is kept in machine_value.
create table scale (
  company_id int not null default takt_company(),
  machine_id text not null,
  scale_id text not null,
  name text not null,
  signal text not null,
  unit text not null default 'kg',
  -- what the empty scale showed: weights are told without it
  tare numeric not null default 0,
  min_weight numeric not null default 0,
  -- 0: no limit
  max_weight numeric not null default 0,
  enabled boolean not null default true,
  version int not null default 0,
  primary key (company_id, machine_id, scale_id),
  unique (company_id, machine_id, signal),
  foreign key (company_id, machine_id) references machine
);
select takt_protect('scale');

-- Orders that are made together, in the order in which their machine takes them.
create table bundle (
  company_id int not null default takt_company(),
  bundle_no bigint generated always as identity,
  machine_id text not null,
  position int not null,
  planned_qty numeric not null check (planned_qty > 0),
  -- the machine whose time is reserved for it; '' while there is none
  booked_machine_id text not null default '',
  created timestamptz not null,
  created_by text not null,
  reported_at timestamptz,
  reported_by text not null default '',
  -- pieces of each of its cards
  reported_qty numeric,
  primary key (company_id, bundle_no),
  foreign key (company_id, machine_id) references machine
);
create index bundle_open on bundle (company_id, machine_id, position) where reported_at is null;
select takt_protect('bundle');

create table bundle_card (
  company_id int not null default takt_company(),
  bundle_no bigint not null,
  machine_id text not null,
  card_no text not null,
  -- of a bundle that is reported: the card may stand in another one
  reported boolean not null default false,
  primary key (company_id, bundle_no, card_no),
  foreign key (company_id, bundle_no) references bundle on delete cascade,
  foreign key (company_id, machine_id) references machine,
  foreign key (company_id, card_no) references card
);
-- No card is in two bundles at once, whoever plans at the same moment.
create unique index bundle_card_open on bundle_card (company_id, card_no) where not reported;
select takt_protect('bundle_card');

-- Finished pallets that wait for transport from their machine. A flag comes here by itself when it is confirmed.
create table pallet_transport (
  company_id int not null default takt_company(),
  machine_id text not null,
  pallet_flag bigint not null,
  position int not null,
  state text not null default 'waiting' check (state in ('waiting', 'called', 'fetched')),
  queued timestamptz not null,
  changed timestamptz not null,
  changed_by text not null default '',
  primary key (company_id, pallet_flag),
  foreign key (company_id, machine_id) references machine,
  foreign key (company_id, pallet_flag) references pallet_flag
);
create index pallet_transport_by_machine on pallet_transport (company_id, machine_id, position);
select takt_protect('pallet_transport');

create function takt_queue_pallet() returns trigger language plpgsql as $$
begin
  insert into pallet_transport (company_id, machine_id, pallet_flag, position, queued, changed, changed_by)
  select new.company_id, new.machine_id, new.record_no, coalesce(max(position), 0) + 1, new.confirmed, new.confirmed,
    new.confirmed_by
  from pallet_transport where company_id = new.company_id and machine_id = new.machine_id
  on conflict do nothing;
  return null;
end $$;
create trigger pallet_queued after update of confirmed on pallet_flag
  for each row when (old.confirmed is null and new.confirmed is not null) execute function takt_queue_pallet();
