-- Where all time goes: what a stop is a loss to, and run time of which nobody has heard.

alter table stop_code add column loss_kind text not null default 'waiting'
  check (loss_kind in ('planned', 'setup', 'breakdown', 'waiting'));
-- Once, from what the codes said already; an administrator corrects what does not fit.
update stop_code c set loss_kind = case
  when c.setup_time = 1 or c.setup_kind <> '' then 'setup'
  when c.code_type = 9 or g.description ilike 'plan%' or g.description_sv ilike 'plan%' then 'planned'
  when c.include_in_mtbf = 1 then 'breakdown'
  else 'waiting' end
from stop_group g where g.company_id = c.company_id and g.code = c.group_id;

-- How much of run_ms lies beyond the limit of contact; counted from this version on.
alter table shift_figures add column silent_ms bigint not null default 0;

-- Before `until` a machine was out of contact after so many seconds; what holds now is the setting noContactSeconds.
create table contact_limit_before (
  company_id int not null default takt_company() references company,
  until timestamptz not null,
  seconds int not null,
  primary key (company_id, until)
);
select takt_protect('contact_limit_before');
create trigger rules_changed after insert or update or delete on contact_limit_before
  for each row execute function takt_rules_changed();
create trigger rules_changed after insert or update on company_setting
  for each row when (new.name = 'noContactSeconds') execute function takt_rules_changed();
create trigger rules_changed_by_delete after delete on company_setting
  for each row when (old.name = 'noContactSeconds') execute function takt_rules_changed();
