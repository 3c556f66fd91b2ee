create or replace function remember_password() returns trigger language plpgsql as $$
begin
  insert into password_history (user_id, password_hash, created_at)
    values (new.id, new.password_hash, clock_timestamp());
  delete from password_history where id in (
    select id from password_history where user_id = new.id order by id desc offset 5
  );
  return null;
end $$;
