-- Weeks are those of ISO 8601 everywhere, and a planned time is the article's own: nothing ever read these.
alter table machine
  drop column week_start,
  drop column planned_time_factor,
  drop column cycle_factor;
-- Written once and never asked: a session's end is expires_at, and what an activity follows from is in the audit trail.
alter table session drop column used_at;
alter table activity_to_come drop column after_record_no;
