-- The list of what the ERP was told of pallets asks for a period over all machines.
create index pallet_flag_by_created on pallet_flag (company_id, created);
