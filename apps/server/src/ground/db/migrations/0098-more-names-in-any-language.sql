-- Levels of people, the choices of a checklist and entries of the side menu are called something in every language too.
-- What stood there is taken for a name in the company's language.

alter table user_level add column names takt_names not null default '{}';
update user_level l set names = jsonb_build_object(c.language, l.level_name)
  from company c where c.company_id = l.company_id and l.level_name <> '';
alter table user_level drop column level_name;

alter table activity_question rename column choices to choices_before;
alter table activity_question add column choices jsonb not null default '[]' check (jsonb_typeof(choices) = 'array');
update activity_question q
  set choices = (select jsonb_agg(jsonb_build_object(c.language, one.choice) order by one.at)
    from unnest(q.choices_before) with ordinality as one (choice, at))
  from company c where c.company_id = q.company_id and q.choices_before <> '{}';
alter table activity_question drop column choices_before;

update company_setting s
  set value = (select jsonb_agg(entry - 'name' || jsonb_build_object('names',
      case when coalesce(entry ->> 'name', '') = '' then '{}' else jsonb_build_object(c.language, entry ->> 'name') end)
      order by at)::text
    from jsonb_array_elements(s.value::jsonb) with ordinality as one (entry, at))
  from company c where c.company_id = s.company_id and s.name = 'sideMenu' and s.value like '[{%';
