-- The trail tells from where something was done, and why where somebody said it. Who, when and from where come from the
-- transaction that the server has opened for a session: the application's role cannot name these columns in an insert, so
-- that no statement of a call writes an entry in another's name or for another hour.
alter table audit
  add column address text not null default '',
  add column session text not null default '',
  add column reason text not null default '';

create function takt_now() returns timestamptz language plpgsql stable set search_path = public, pg_catalog as $$
begin
  return coalesce(nullif(current_setting('app.now', true), '')::timestamptz, now());
end $$;

alter table audit
  alter column at set default takt_now(),
  alter column username set default coalesce(nullif(current_setting('app.username', true), ''), 'Takt'),
  alter column address set default coalesce(current_setting('app.address', true), ''),
  alter column session set default coalesce(current_setting('app.session', true), '');

revoke insert on audit from takt_app;
grant insert (what, key, before, after, reason) on audit to takt_app;
