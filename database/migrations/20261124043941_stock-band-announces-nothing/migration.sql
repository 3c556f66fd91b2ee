-- What follows from the stock alone is announced with it, or not at all.
create or replace function notify_product_changed() returns trigger language plpgsql as $$
declare
  as_before products := new;
  many integer;
begin
  as_before.stock_quantity := old.stock_quantity;
  as_before.stock_band := old.stock_band;
  as_before.is_low := old.is_low;
  if as_before is distinct from old then
    perform pg_notify('krok_catalog', tg_table_name);
  elsif old.stock_quantity <> new.stock_quantity then
    many := coalesce(new.low_stock_threshold, krok_low_stock()) + 1;
    if least(old.stock_quantity, many) <> least(new.stock_quantity, many) then
      perform pg_notify('krok_catalog', tg_table_name);
    end if;
  end if;
  return null;
end $$;
