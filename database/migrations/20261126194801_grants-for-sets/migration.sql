-- What is in a set is read by all; staff change it through the shop.
grant select on set_parts to krok_visitor, krok_customer, krok_staff;
--> statement-breakpoint
grant select, insert, update, delete on set_parts to krok_shop;
--> statement-breakpoint
grant select on order_sets to krok_visitor, krok_customer, krok_staff;
--> statement-breakpoint
grant select, insert, update on order_sets to krok_shop;
--> statement-breakpoint
-- A set goes with its last line.
create or replace function remove_order_lines(lines uuid[]) returns void language plpgsql security definer set search_path = public as $$
declare
  sets uuid[];
begin
  if exists (
    select from order_items join orders on orders.id = order_items.order_id
    where order_items.id = any(lines) and orders.status not in ('pending', 'confirmed', 'processing')
  ) then
    raise exception 'the lines of an order that has left are kept' using errcode = 'check_violation';
  end if;
  delete from order_item_batches where order_item_id = any(lines);
  with removed as (delete from order_items where id = any(lines) returning order_set_id)
  select array_agg(distinct order_set_id) into sets from removed where order_set_id is not null;
  delete from order_sets where id = any(sets) and not exists (select from order_items where order_set_id = order_sets.id);
end $$;
--> statement-breakpoint
-- Few of a part are fewer of its sets: their pages show that too.
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
    many := greatest(many, (krok_low_stock() + 1) * (select max(quantity) from set_parts where part_id = new.id));
    if least(old.stock_quantity, many) <> least(new.stock_quantity, many) then
      perform pg_notify('krok_catalog', tg_table_name);
    end if;
  end if;
  return null;
end $$;
