-- A PIN names a person, so it is found by its hash: all PINs of one company have the same salt, and no two companies have one.
alter table company add column pin_salt bytea not null default uuid_send(gen_random_uuid());
