-- Who may be asking; see database/schema/roles.ts. Roles belong to the whole server, so another KROK
-- database on it may have made them already.
do $$
declare
  role_name text;
begin
  foreach role_name in array array['krok_visitor', 'krok_customer', 'krok_staff', 'krok_shop'] loop
    begin
      execute format('create role %I nologin', role_name);
    exception when duplicate_object or unique_violation then
      null;
    end;
    if not pg_has_role(current_user, role_name, 'member') then
      execute format('grant %I to %I', role_name, current_user);
    end if;
  end loop;
end $$;
--> statement-breakpoint
create extension if not exists pg_trgm;
--> statement-breakpoint
create sequence order_numbers;
