-- Pictures, films, drawings and sheets of dashboards: their names. What they hold lies in file_content, as that of documents does,
-- so that every server on this database shows the same.
create table media_file (
  company_id int not null default takt_company() references company,
  -- The name in small letters: a screen finds a file whatever the case of its letters.
  found_as text not null,
  name text not null,
  hash text not null,
  size int not null,
  changed_at timestamptz not null,
  primary key (company_id, found_as),
  foreign key (company_id, hash) references file_content
);
create index media_file_hash on media_file (company_id, hash);
select takt_protect('media_file', 'select, insert, update, delete');
