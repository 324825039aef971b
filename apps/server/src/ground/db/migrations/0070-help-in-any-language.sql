-- When a stop code is meant stands in every language that somebody wrote it in, as its name does: a text alone was read by
-- operators who do not know its language.
drop view queries.stop_code;
alter table stop_code add column help_texts takt_names not null default '{}';
update stop_code set help_texts = jsonb_build_object(
  (select language from company c where c.company_id = stop_code.company_id), stop_help_text)
  where stop_help_text <> '';
alter table stop_code drop column stop_help_text;

-- Saved queries of people go on to read it under its old name.
drop function takt_show_names_to_queries(text, text);
create function takt_show_names_to_queries(target text, called text, more text default '') returns void language plpgsql as $$
begin
  execute format('drop view if exists queries.%I', target);
  execute format('create view queries.%I with (security_invoker = true) as
    select t.*, public.takt_name(t.names, (select public.takt_query_language())) as %I,
      coalesce(t.names ->> ''sv'', '''') as description_sv %s
    from public.%1$I t', target, called, more);
  execute format('grant select on queries.%I to takt_query', target);
end $$;
select takt_show_names_to_queries('stop_code', 'stop_description',
  ', public.takt_name(t.help_texts, (select public.takt_query_language())) as stop_help_text');
