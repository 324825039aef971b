-- What a scale is for: of several at a machine the wizards ask the one that is meant.
alter table scale add column purpose text not null default 'any'
  check (purpose in ('any', 'piece', 'scrap', 'pallet'));

-- Setup types are changed on a page: over the version that was loaded.
alter table setup_type add column version int not null default 1;
