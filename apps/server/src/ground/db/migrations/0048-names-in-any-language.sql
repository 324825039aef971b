-- What people have named has its names by language, {"en": "Setup", "sv": "Ställ"}, in place of a column for each.

create function takt_are_names(names jsonb) returns boolean language sql immutable parallel safe as $$
  select jsonb_typeof(names) = 'object' and not jsonb_path_exists(names, 'strict $.* ? (@.type() != "string")', '{}', true)
$$;
create domain takt_names as jsonb check (takt_are_names(value));

-- The name in the language asked for, else the English one, else the first there is; '' where there is none. Not strict
-- and without a subquery: so it is put in line, and a row of a left join that is not there has no name.
create function takt_name(names jsonb, language text) returns text language sql immutable parallel safe as $$
  select coalesce(nullif(names ->> language, ''), nullif(names ->> 'en', ''),
    jsonb_path_query_first(names, '$.* ? (@ != "")') #>> '{}', '')
$$;

-- Only here: a name that stands alone is in the company's own language; beside a Swedish one it is the English one.
create function takt_names_before(own text, swedish text, company int) returns jsonb language sql stable as $$
  select case when own = '' and swedish = '' then '{}'
    when own = '' then jsonb_build_object('sv', swedish)
    when swedish <> '' then jsonb_build_object('en', own, 'sv', swedish)
    else jsonb_build_object((select c.language from company c where c.company_id = company), own) end
$$;

drop trigger analysis_changed on scrap_reason;

alter table stop_group
  alter column description drop default,
  alter column description type takt_names using takt_names_before(description, description_sv, company_id),
  alter column description set default '{}';
alter table stop_group rename column description to names;
alter table stop_group drop column description_sv;
alter table scrap_category
  alter column description drop default,
  alter column description type takt_names using takt_names_before(description, description_sv, company_id),
  alter column description set default '{}';
alter table scrap_category rename column description to names;
alter table scrap_category drop column description_sv;
alter table scrap_reason
  alter column description drop default,
  alter column description type takt_names using takt_names_before(description, description_sv, company_id),
  alter column description set default '{}';
alter table scrap_reason rename column description to names;
alter table scrap_reason drop column description_sv;
alter table setup_type
  alter column description drop default,
  alter column description type takt_names using takt_names_before(description, description_sv, company_id),
  alter column description set default '{}';
alter table setup_type rename column description to names;
alter table setup_type drop column description_sv;
alter table shift
  alter column description drop default,
  alter column description type takt_names using takt_names_before(description, description_sv, company_id),
  alter column description set default '{}';
alter table shift rename column description to names;
alter table shift drop column description_sv;
alter table stop_code
  alter column stop_description drop default,
  alter column stop_description type takt_names using takt_names_before(stop_description, description_sv, company_id),
  alter column stop_description set default '{}';
alter table stop_code rename column stop_description to names;
alter table stop_code drop column description_sv;
alter table day_type
  alter column description drop default,
  alter column description type takt_names using takt_names_before(description, '', company_id),
  alter column description set default '{}';
alter table day_type rename column description to names;
alter table activity_type
  alter column description drop default,
  alter column description type takt_names using takt_names_before(description, description_sv, company_id),
  alter column description set default '{}',
  alter column type_description drop default,
  alter column type_description type takt_names using takt_names_before(type_description, type_description_sv, company_id),
  alter column type_description set default '{}',
  alter column extra_info_1_label drop default,
  alter column extra_info_1_label type takt_names using takt_names_before(extra_info_1_label, extra_info_1_label_sv, company_id),
  alter column extra_info_1_label set default '{}',
  alter column number_label drop default,
  alter column number_label type takt_names using takt_names_before(number_label, number_label_sv, company_id),
  alter column number_label set default '{}';
alter table activity_type rename column description to names;
alter table activity_type rename column type_description to type_names;
alter table activity_type drop column description_sv, drop column type_description_sv, drop column extra_info_1_label_sv, drop column number_label_sv;
alter table activity_question
  alter column question drop default,
  alter column question type takt_names using takt_names_before(question, question_sv, company_id),
  alter column question set default '{}',
  alter column note drop default,
  alter column note type takt_names using takt_names_before(note, note_sv, company_id),
  alter column note set default '{}';
alter table activity_question drop column question_sv, drop column note_sv;
drop function takt_names_before(text, text, int);

create trigger analysis_changed after update of names, scrap_reason_category on scrap_reason
  for each row execute function takt_analysis_changed();

-- Saved queries of people read stop_description, description and description_sv: they go on to. What they name is looked
-- for here first, where each table with names is shown with those columns, in the company's language. A later step that
-- changes the columns of such a table calls takt_show_names_to_queries for it again.
create schema queries;
grant usage on schema queries to takt_query;
create function takt_query_language() returns text language sql stable security definer set search_path = pg_catalog
  as $$ select language from public.company where company_id = public.takt_query_company() $$;
create function takt_show_names_to_queries(target text, called text) returns void language plpgsql as $$
begin
  execute format('drop view if exists queries.%I', target);
  execute format('create view queries.%I with (security_invoker = true) as
    select t.*, public.takt_name(t.names, (select public.takt_query_language())) as %I,
      coalesce(t.names ->> ''sv'', '''') as description_sv
    from public.%1$I t', target, called);
  execute format('grant select on queries.%I to takt_query', target);
end $$;
select takt_show_names_to_queries('stop_group', 'description');
select takt_show_names_to_queries('stop_code', 'stop_description');
select takt_show_names_to_queries('scrap_category', 'description');
select takt_show_names_to_queries('scrap_reason', 'description');
