-- The report whose pieces this one takes away again; null: it reports pieces of its own.
alter table good_transaction add column takes_back bigint;
alter table scrap_transaction add column takes_back bigint;
-- A counter-booking has the time of what it takes back: nothing is taken back twice, whatever the code believes.
create unique index good_transaction_taken_back on good_transaction (company_id, trans_time, takes_back)
  where takes_back is not null;
create unique index scrap_transaction_taken_back on scrap_transaction (company_id, trans_time, takes_back)
  where takes_back is not null;
