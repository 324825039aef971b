-- Rules of the clock are set on a page. What held before a change stays beside it, so that a day that is built again is
-- named as it was.

alter table automatic_reason
  -- what the page knows a rule by; record_no is that of one version of it, which machines remember
  add column rule_no int,
  add column version int not null default 1,
  -- null: it has always held
  add column holds_from timestamptz,
  -- null: it holds; else it is kept for the past alone
  add column holds_until timestamptz;
update automatic_reason set rule_no = record_no;
alter table automatic_reason alter column rule_no set not null;
create unique index automatic_reason_of_now on automatic_reason (company_id, rule_no) where holds_until is null;
