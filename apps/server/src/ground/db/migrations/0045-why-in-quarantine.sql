-- Why a signal waits is a word of ours with what was wrong beside it; it was an English sentence that pages compared.

alter table quarantined_signal add column detail text not null default '';
update quarantined_signal set
  detail = case when reason in ('unknown machine', 'time lies in the future', 'older than a month',
    'the counter jumped', 'a character that cannot be stored') then '' else reason end,
  reason = case reason
    when 'unknown machine' then 'unknown-machine'
    when 'time lies in the future' then 'future'
    when 'older than a month' then 'too-old'
    when 'the counter jumped' then 'counter-jumped'
    when 'a character that cannot be stored' then 'bad-character'
    else 'not-understood' end;
