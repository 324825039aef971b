-- current_date is the machine's own day whatever hour the installation lives in: a test at another hour never had old news.
create or replace function takt_is_old_news(day date) returns boolean language sql stable as $$
  select day < now()::date - 29 and coalesce(current_setting('takt.seeding', true), '') <> 'on'
$$;
