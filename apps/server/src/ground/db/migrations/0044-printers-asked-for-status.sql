-- A printer that answers a question for its status (~HS of ZPL) says itself that it has read a label. Off: many do not
-- answer, and a label that came out would be called Failed and be printed twice.
alter table printer add column asks_status boolean not null default false;
