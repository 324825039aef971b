-- A label that belongs to no order: whoever sets up a printer sees that it prints.
alter table print_job drop constraint print_job_kind_check, drop constraint print_job_of_machine;
alter table print_job
  add constraint print_job_kind_check check (kind in ('flag', 'label', 'file', 'test')),
  add constraint print_job_of_machine check (kind in ('file', 'test') or (machine_id is not null and card_no is not null));
