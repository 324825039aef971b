-- Devices on which a user has signed in: what others try elsewhere in the same name does not keep the user out there.
create table known_device (
  company_id int not null default takt_company() references company,
  user_id int not null,
  device_hash bytea not null,
  last_used timestamptz not null,
  primary key (company_id, user_id, device_hash),
  foreign key (company_id, user_id) references app_user on delete cascade
);
select takt_protect('known_device', '');
