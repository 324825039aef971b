-- Documents, the archive of files, printing of files, and what is asked of the stores.

-- What files hold, once for each company, however often it was uploaded; the name of a content is its hash.
create table file_content (
  company_id int not null default takt_company() references company,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  size int not null,
  content bytea not null,
  stored_at timestamptz not null,
  primary key (company_id, hash)
);
-- Not compressed: a part in the middle is then read without the rest.
alter table file_content alter column content set storage external;
select takt_protect('file_content', 'select, insert, update, delete');

create table document_group (
  company_id int not null default takt_company() references company,
  group_no int generated always as identity,
  description text not null,
  note text not null default '',
  view_order int not null default 0,
  primary key (company_id, group_no),
  unique (company_id, description)
);
select takt_protect('document_group');

create table file_archive (
  company_id int not null default takt_company() references company,
  record_no int generated always as identity,
  kind text not null check (kind in ('document', 'q-report')),
  -- the name of a file, or an address that begins with http
  document_link text not null,
  document_description text not null,
  group_no int,
  view_order int not null default 0,
  -- of the content; of an address the hash of the address itself
  hash text not null,
  size int not null default 0,
  drawing smallint not null default 0 check (drawing in (0, 1)),
  -- what it belongs to; '' = not to one of these
  machine_id text not null default '',
  card_no text not null default '',
  part_no text not null default '',
  tool_id text not null default '',
  part_type_id text not null default '',
  -- of a quick report: which one made it
  setting_name text not null default '',
  last_changed timestamptz not null,
  changed_by text not null,
  primary key (company_id, record_no),
  foreign key (company_id, group_no) references document_group,
  check (kind <> 'document' or (machine_id <> '')::int + (card_no <> '')::int + (part_no <> '')::int
    + (tool_id <> '')::int + (part_type_id <> '')::int = 1)
);
create index file_archive_by_hash on file_archive (company_id, hash);
create index file_archive_by_machine on file_archive (company_id, machine_id, record_no) where machine_id <> '';
create index file_archive_by_card on file_archive (company_id, card_no, record_no) where card_no <> '';
create index file_archive_by_part on file_archive (company_id, part_no) where part_no <> '';
create index file_archive_by_tool on file_archive (company_id, tool_id) where tool_id <> '';
create index file_archive_by_type on file_archive (company_id, part_type_id) where part_type_id <> '';
create index file_archive_by_time on file_archive (company_id, last_changed desc, record_no desc);
select takt_protect('file_archive');
-- What belongs to no machine is seen by all of the company, also by those who see some machines only.
drop policy machines on file_archive;
create policy machines on file_archive as restrictive to takt_app
  using (machine_id = '' or (select current_setting('app.machines', true)) = ''
    or machine_id = any (string_to_array((select current_setting('app.machines', true)), '|')));

-- Label printers print what they are sent as ZPL; a PDF only where somebody has said that the printer takes it.
alter table printer add column takes_pdf boolean not null default false;

alter table print_job drop constraint print_job_kind_check;
alter table print_job add constraint print_job_kind_check check (kind in ('flag', 'label', 'file'));
alter table print_job
  alter column machine_id drop not null,
  alter column card_no drop not null,
  alter column label drop not null,
  add column file_hash text,
  add constraint print_job_file check ((kind = 'file') = (file_hash is not null) and (kind = 'file') = (label is null)),
  add constraint print_job_of_machine check (kind = 'file' or (machine_id is not null and card_no is not null)),
  add foreign key (company_id, file_hash) references file_content;
drop policy machines on print_job;
create policy machines on print_job as restrictive to takt_app
  using (machine_id is null or (select current_setting('app.machines', true)) = ''
    or machine_id = any (string_to_array((select current_setting('app.machines', true)), '|')));

-- Where ordered material is brought and returned material is left.
alter table material_transaction add column place text not null default '';
