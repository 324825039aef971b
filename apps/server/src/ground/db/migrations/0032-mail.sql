-- Where a person is mailed; '' = nowhere.
alter table app_user add column email text not null default '';
grant select (email) on app_user to takt_app;

-- What is to be mailed: written with what caused it, sent after the commit, tried again until it is gone or given up.
create table mail (
  company_id int not null default takt_company() references company,
  mail_no bigint generated always as identity,
  to_address text not null,
  subject text not null,
  body text not null,
  -- of file_content; '' = nothing is attached
  file_hash text not null default '',
  file_name text not null default '',
  -- W waits, S sent, F given up
  status char(1) not null default 'W' check (status in ('W', 'S', 'F')),
  created timestamptz not null,
  attempts int not null default 0,
  -- while it is on the wire: when another process may take it
  next_attempt timestamptz not null,
  sent timestamptz,
  last_error text not null default '',
  primary key (company_id, mail_no)
);
create index mail_open on mail (next_attempt) where status = 'W';
create index mail_newest on mail (company_id, mail_no desc);
select takt_protect('mail');
