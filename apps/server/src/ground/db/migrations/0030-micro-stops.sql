-- Stops that are too short to be asked about: a limit per machine, kept with its time, and their time beside stop time.

alter table machine add column micro_stop_seconds int not null default 0
  check (micro_stop_seconds between 0 and 900);
alter table machine_counting_before add column micro_stop_seconds int not null default 0;

-- How much of stop_ms is time of micro-stops.
alter table shift_figures add column micro_ms bigint not null default 0;
alter table run_figures add column micro_ms bigint not null default 0;
