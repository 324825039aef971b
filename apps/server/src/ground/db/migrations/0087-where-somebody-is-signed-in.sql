-- By what a person knows their sessions: of what the browser says of itself these two names alone are kept, '' where it says
-- nothing known; from where it was opened, and when it was last heard of, to the minute.
alter table session add column browser text not null default '';
alter table session add column system text not null default '';
alter table session add column address text not null default '';
alter table session add column seen_at timestamptz not null default now();
