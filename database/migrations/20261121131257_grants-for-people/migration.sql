grant select, insert, update, delete on users, user_roles, sessions, challenges, mail_links, carts to krok_shop;
--> statement-breakpoint
grant select, insert, delete on password_history to krok_shop;
--> statement-breakpoint
-- What was done is written, never rewritten.
grant select, insert on audit_log to krok_shop;
--> statement-breakpoint
-- Password hashes and hashes of tokens are for the shop alone.
grant select (id, email, email_confirmed_at, locale, created_at) on users to krok_customer, krok_staff;
--> statement-breakpoint
grant select (id, user_id, user_agent, created_at, seen_at, expires_at) on sessions to krok_customer;
--> statement-breakpoint
grant select on user_roles to krok_customer, krok_staff;
--> statement-breakpoint
grant select on audit_log to krok_staff;
--> statement-breakpoint
grant select, insert, update, delete on carts to krok_customer;
--> statement-breakpoint
grant update (first_name, last_name, phone, marketing_consent, updated_at) on customers to krok_customer;
--> statement-breakpoint
-- The last five passwords of a user, the present one among them (spec.md, password history).
create function remember_password() returns trigger language plpgsql as $$
begin
  insert into password_history (user_id, password_hash, created_at)
    values (new.id, new.password_hash, clock_timestamp());
  delete from password_history where ctid in (
    select ctid from password_history where user_id = new.id order by created_at desc offset 5
  );
  return null;
end $$;
--> statement-breakpoint
create trigger first_password after insert on users
  for each row when (new.password_hash is not null) execute function remember_password();
--> statement-breakpoint
create trigger new_password after update of password_hash on users
  for each row when (new.password_hash is not null and new.password_hash is distinct from old.password_hash)
  execute function remember_password();
