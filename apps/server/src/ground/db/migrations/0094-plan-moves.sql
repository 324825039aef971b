-- What a planner has moved: when and where it was wanted before, so that a move does not make a late order punctual.
alter table card add column wanted_start_time timestamptz;
alter table card add column wanted_end_time timestamptz;
alter table card add column wanted_machine_id text;

-- Who moved which order from where: the second of two planners is told.
create table plan_move (
  company_id int not null default takt_company() references company,
  record_no bigint generated always as identity,
  card_no text not null,
  from_machine_id text not null,
  machine_id text not null,
  planned_start_time timestamptz not null,
  username text not null default coalesce(nullif(current_setting('app.username', true), ''), 'Takt'),
  at timestamptz not null default takt_now(),
  primary key (company_id, record_no),
  foreign key (company_id, card_no) references card on delete cascade,
  foreign key (company_id, machine_id) references machine
);
create index plan_move_by_card on plan_move (company_id, card_no);
create index plan_move_by_machine on plan_move (company_id, machine_id);
select takt_protect('plan_move', 'select, insert, delete');
