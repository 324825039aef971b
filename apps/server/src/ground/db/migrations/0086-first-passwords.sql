-- Whether an administrator gave the password: it opens nothing but the choice of an own one. Of those that are there already
-- nobody knows who chose them, and they stay as they are.
alter table app_user add column password_given boolean not null default false;
grant select (password_given) on app_user to takt_app;

alter table pending_sign_in drop constraint pending_sign_in_needs_check;
alter table pending_sign_in add check (needs in ('code', 'set-up', 'new-password'));

-- Their hashes were made of PINs as well. A repeated one signs in who is signed in already.
delete from request_answer where name = 'set_employee_clock';
