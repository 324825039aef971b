-- Signatures: who signed what with which meaning, and the hash of what the record was. Who and when come from the transaction of
-- the session, as in the trail; the application's role can neither change nor delete one.
create table signature (
  company_id int not null default takt_company() references company,
  signature_no bigint generated always as identity,
  kind text not null,
  record text not null,
  machine_id text not null,
  card_no text not null default '',
  username text not null default coalesce(nullif(current_setting('app.username', true), ''), 'Takt'),
  employee text not null default '',
  signer_name text not null,
  meaning text not null,
  at timestamptz not null default takt_now(),
  content_hash text not null,
  primary key (company_id, signature_no),
  foreign key (company_id, machine_id) references machine
);
create index signature_of on signature (company_id, record, kind);
create index signature_of_card on signature (company_id, card_no) where card_no <> '';
select takt_protect('signature', 'select');
grant insert (kind, record, machine_id, card_no, employee, signer_name, meaning, content_hash) on signature to takt_app;
create index audit_signatures on audit (company_id, ((after->>'signature_no')::bigint)) where what = 'signature.given';
