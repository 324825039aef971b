-- Where an employee belongs: lists that he is picked from can be grouped by it. Null: nowhere in particular.
alter table employee
  add column department text,
  add column zone text,
  add foreign key (company_id, department) references department (company_id, code),
  add foreign key (company_id, zone) references zone (company_id, code);
grant select (department, zone) on employee to takt_app;
