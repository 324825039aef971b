-- Input groups are changed on a page: over the version that was loaded.
alter table input_group add column version int not null default 1;
