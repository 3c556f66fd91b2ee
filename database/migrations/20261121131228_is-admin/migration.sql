-- Whether the acting staff member is an admin. As the owner, because user_roles itself is read by this rule; and in
-- plpgsql, because the table comes with the next migration.
create function krok_is_admin() returns boolean language plpgsql stable security definer
  set search_path = public, pg_temp as $$
begin
  return exists (
    select from user_roles
    where user_id = nullif(current_setting('app.actor_id', true), '')::uuid and role = 'admin'
  );
end $$;
