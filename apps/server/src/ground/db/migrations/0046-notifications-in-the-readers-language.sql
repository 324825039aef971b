-- What a notification says is the name of a sentence with what stands in it, so that each reader has it in his own
-- language; it was a finished sentence in the company's. What was written before stays as it is, in message.

alter table notification add column said jsonb;
alter table notification alter column message set default '';
