-- Pages are dropped from the cache when a table changes that they show: announcements say which one.
create or replace function notify_catalog_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('krok_catalog', tg_table_name);
  return null;
end $$;
--> statement-breakpoint
create or replace function notify_product_changed() returns trigger language plpgsql as $$
declare
  as_before products := new;
begin
  as_before.stock_quantity := old.stock_quantity;
  if as_before is distinct from old or least(old.stock_quantity, 6) <> least(new.stock_quantity, 6) then
    perform pg_notify('krok_catalog', tg_table_name);
  end if;
  return null;
end $$;
