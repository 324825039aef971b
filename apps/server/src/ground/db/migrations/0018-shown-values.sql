-- Which values somebody shows is among the rules that ingest keeps in memory: a scale that is set up changes them.
create trigger rules_changed after insert or update of machine_id, signal or delete on scale
  for each row execute function takt_rules_changed();
