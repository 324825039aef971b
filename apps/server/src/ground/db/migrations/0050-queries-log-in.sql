-- Saved queries come with a login of their own, takt_query. It enters in the name of one company and some machines, once in
-- a transaction: what is written in a query finds the door closed behind it.
create function takt_enter_query(company int, machines text) returns void language plpgsql
  security definer set search_path = pg_catalog as $$
begin
  if exists (select from public.query_scope where backend = pg_backend_pid()) then
    raise exception 'this transaction has entered already' using errcode = '42501';
  end if;
  insert into public.query_scope (company_id, machines) values (company, machines);
end $$;
revoke execute on function takt_enter_query(int, text) from public;
grant execute on function takt_enter_query(int, text) to takt_query;
revoke insert on query_scope from takt_app;
