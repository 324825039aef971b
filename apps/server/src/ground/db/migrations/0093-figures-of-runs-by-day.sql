-- What is made in a unit is asked for by day on every overview: without it all runs of a machine were read.
create index run_figures_by_day on run_figures (company_id, day, machine_id);
