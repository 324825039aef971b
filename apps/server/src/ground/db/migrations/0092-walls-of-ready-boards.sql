-- Boards that a link shows in turn, where it shows no dashboard: which, how long each, of which place.
alter table wall_link add column boards jsonb;
grant select (boards) on wall_link to takt_app;
