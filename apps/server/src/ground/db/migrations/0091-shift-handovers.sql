-- Hand-overs of shifts: written at the first signature, closed by the second, and changed by nobody.
create table shift_handover (
  company_id int not null default takt_company() references company,
  handover_no bigint generated always as identity,
  place_type text not null check (place_type in ('department', 'zone', 'category')),
  place text not null,
  day date not null,
  shift int not null check (shift > 0),
  -- 0, unless the same shift began on that day before.
  part smallint not null default 0,
  start_time timestamptz not null,
  end_time timestamptz not null,
  -- All machines of the place: who may not see one of them may not read it.
  machines text[] not null,
  figures jsonb not null,
  -- What people wrote, with their names: digested apart, so that covering a name leaves the signature fitting.
  words jsonb not null,
  words_digest text not null default '',
  covered_at timestamptz,
  handed_over_by text not null default coalesce(nullif(current_setting('app.username', true), ''), 'Takt'),
  handed_over_employee text not null default '',
  handed_over_name text not null,
  handed_over_at timestamptz not null default takt_now(),
  taken_over_by text,
  taken_over_employee text,
  taken_over_name text,
  taken_over_at timestamptz,
  primary key (company_id, handover_no),
  unique (company_id, place_type, place, day, shift, part),
  constraint two_people check (taken_over_at is null
    or case when handed_over_employee <> '' and taken_over_employee <> '' then handed_over_employee <> taken_over_employee
      else handed_over_by <> taken_over_by end)
);
create index shift_handover_by_end on shift_handover (company_id, end_time desc);
select takt_protect('shift_handover', 'select');
create policy machines on shift_handover as restrictive to takt_app
  using ((select current_setting('app.machines', true)) = ''
    or machines <@ string_to_array((select current_setting('app.machines', true)), '|'));
grant insert (place_type, place, day, shift, part, start_time, end_time, machines, figures, words, handed_over_employee,
  handed_over_name) on shift_handover to takt_app;
grant update (taken_over_employee, taken_over_name) on shift_handover to takt_app;

create table shift_handover_addendum (
  company_id int not null default takt_company(),
  handover_no bigint not null,
  addendum_no bigint generated always as identity,
  username text not null default coalesce(nullif(current_setting('app.username', true), ''), 'Takt'),
  author_name text not null,
  at timestamptz not null default takt_now(),
  words text not null,
  primary key (company_id, addendum_no),
  foreign key (company_id, handover_no) references shift_handover
);
create index shift_handover_addendum_of on shift_handover_addendum (company_id, handover_no);
select takt_protect('shift_handover_addendum', 'select');
create policy machines on shift_handover_addendum as restrictive to takt_app
  using (exists (select from shift_handover h where h.company_id = shift_handover_addendum.company_id
    and h.handover_no = shift_handover_addendum.handover_no));
grant insert (handover_no, author_name, words) on shift_handover_addendum to takt_app;

-- Somebody is being erased right now: only then names are covered in what was signed.
create function takt_is_erasing(company int) returns boolean language sql stable security definer
set search_path = public, pg_catalog as $$
  select exists (select from person_erasure p where p.company_id = company and p.was is not null)
$$;

create function takt_keep_handover() returns trigger language plpgsql set search_path = public, pg_catalog as $$
declare
  of_people text[] := array['words', 'covered_at', 'handed_over_by', 'handed_over_employee', 'handed_over_name',
    'taken_over_by', 'taken_over_employee', 'taken_over_name'];
  of_second text[] := array['taken_over_by', 'taken_over_employee', 'taken_over_name', 'taken_over_at'];
begin
  if tg_op = 'INSERT' then
    new.words_digest := encode(sha256(convert_to(new.words::text, 'UTF8')), 'hex');
    return new;
  end if;
  if tg_op = 'UPDATE' then
    if old.taken_over_at is null and new.taken_over_name is not null and to_jsonb(new) - of_second = to_jsonb(old) - of_second then
      new.taken_over_by := coalesce(nullif(current_setting('app.username', true), ''), 'Takt');
      new.taken_over_employee := coalesce(new.taken_over_employee, '');
      new.taken_over_at := takt_now();
      return new;
    end if;
    if takt_is_erasing(old.company_id) and to_jsonb(new) - of_people = to_jsonb(old) - of_people then
      if new.words is distinct from old.words then
        new.covered_at := coalesce(old.covered_at, takt_now());
      end if;
      return new;
    end if;
  end if;
  raise exception 'a hand-over that was signed is neither changed nor deleted';
end $$;
create trigger keep_handover before insert or update or delete on shift_handover
  for each row execute function takt_keep_handover();

create function takt_keep_addendum() returns trigger language plpgsql set search_path = public, pg_catalog as $$
declare
  of_people text[] := array['words', 'username', 'author_name'];
begin
  if tg_op = 'UPDATE' and takt_is_erasing(old.company_id) and to_jsonb(new) - of_people = to_jsonb(old) - of_people then
    return new;
  end if;
  raise exception 'an addendum to a hand-over is neither changed nor deleted';
end $$;
create trigger keep_addendum before update or delete on shift_handover_addendum
  for each row execute function takt_keep_addendum();

-- Emptied as a whole they would be deleted past the rows.
create function takt_keep_all() returns trigger language plpgsql as $$
begin
  raise exception 'signed hand-overs are not deleted';
end $$;
create trigger keep_all before truncate on shift_handover for each statement execute function takt_keep_all();
create trigger keep_all before truncate on shift_handover_addendum for each statement execute function takt_keep_all();

-- What is signed may be of several machines: who may see it is then asked of the record.
alter table signature alter column machine_id drop not null;
drop policy machines on signature;
create policy machines on signature as restrictive to takt_app
  using ((select current_setting('app.machines', true)) = ''
    or machine_id = any (string_to_array((select current_setting('app.machines', true)), '|'))
    or (machine_id is null and exists (select from shift_handover h where h.company_id = signature.company_id
      and h.handover_no::text = signature.record)));

-- A report that is delivered whenever a hand-over is signed, and those that wait to be made.
alter table report_schedule add column when_signed boolean not null default false;
alter table report_schedule drop constraint report_schedule_check;
alter table report_schedule add check ((active and not when_signed) = (next_run is not null));
create table handover_delivery (
  company_id int not null default takt_company(),
  schedule_no int not null,
  handover_no bigint not null,
  primary key (company_id, schedule_no, handover_no),
  foreign key (company_id, schedule_no) references report_schedule on delete cascade,
  foreign key (company_id, handover_no) references shift_handover
);
select takt_protect('handover_delivery', 'select, insert, delete');
