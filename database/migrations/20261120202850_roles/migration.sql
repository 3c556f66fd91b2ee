-- Who may be asking; see database/schema/roles.ts. Roles belong to the whole server, so another KROK
-- database on it may have made them already.
do $$
declare
  role_name text;
  -- Since PostgreSQL 16, who makes a role is its member, and still may not take it.
  needed text = case when current_setting('server_version_num')::int < 160000 then 'member' else 'set' end;
begin
  foreach role_name in array array['krok_visitor', 'krok_customer', 'krok_staff', 'krok_shop'] loop
    begin
      execute format('create role %I nologin', role_name);
    exception when duplicate_object or unique_violation then
      null;
    end;
    if not pg_has_role(current_user, role_name, needed) then
      execute format('grant %I to %I', role_name, current_user);
    end if;
  end loop;
end $$;
--> statement-breakpoint
create extension if not exists pg_trgm;
--> statement-breakpoint
create sequence order_numbers;
