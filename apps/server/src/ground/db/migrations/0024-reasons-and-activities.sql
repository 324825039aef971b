-- Reasons of scrap, their groups and kinds of activities are kept on pages: of two who change one the second is told.
alter table scrap_category add column version int not null default 1;
alter table scrap_reason add column version int not null default 1;
alter table stop_group add column version int not null default 1;

-- A checklist that is changed is another one: what was created with the old one is performed with the old one.
alter table activity_type
  add column version int not null default 1,
  add column checklist_no int not null default 1;
alter table internal_activity add column checklist_no int not null default 1;
alter table activity_question add column checklist_no int not null default 1;
alter table activity_question drop constraint activity_question_pkey;
alter table activity_question add primary key (company_id, action_id, checklist_no, row_no);
