-- Whoever signs in is found by company and name whatever their case. Of two names that differ in case alone the one that
-- was there first keeps it; the younger gets a number behind it, which the audit trail tells the administrator.
do $$
declare
  twin record;
  other text;
  number int;
begin
  for twin in
    select u.company_id, u.user_id, u.username from app_user u
    where exists (select from app_user o where o.company_id = u.company_id and lower(o.username) = lower(u.username)
      and o.user_id < u.user_id)
    order by u.company_id, u.user_id
  loop
    number := 2;
    loop
      other := twin.username || '-' || number;
      exit when not exists (select from app_user o where o.company_id = twin.company_id
        and lower(o.username) = lower(other));
      number := number + 1;
    end loop;
    update app_user set username = other, version = version + 1
      where company_id = twin.company_id and user_id = twin.user_id;
    update visualization_setting set owner = other
      where company_id = twin.company_id and owner = twin.username;
    insert into audit (company_id, at, username, what, key, before, after)
      values (twin.company_id, now(), '', 'user.renamed', other,
        jsonb_build_object('username', twin.username), jsonb_build_object('username', other));
  end loop;
end $$;

create unique index app_user_by_name on app_user (company_id, lower(username));
create unique index company_by_key on company (lower(company_key));
