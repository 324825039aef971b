-- Of two who change a printer at once the second is told.
alter table printer add column version int not null default 1;

-- What people are offered is the description; a second name beside the number said the same or was never seen.
update printer set printer_description = printer_name where printer_description = '' and printer_name <> printer_no;
update printer set printer_name = printer_no where printer_name <> printer_no;
