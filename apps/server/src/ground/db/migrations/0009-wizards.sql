-- What a piece weighs, in grams, and between which limits: null where nobody has said it.

alter table part
  add column unit_weight numeric check (unit_weight >= 0),
  add column lower_tolerance numeric,
  add column upper_tolerance numeric,
  add column lower_out_of_bounds numeric,
  add column upper_out_of_bounds numeric;
