-- What was done to one stop, order or pallet is looked up by its key: without this the whole trail would be read.
create index audit_by_key on audit (company_id, key text_pattern_ops, at);
