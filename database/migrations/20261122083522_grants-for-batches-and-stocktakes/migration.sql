grant select, insert, update on batches, stock_levels, stocktakes, stocktake_lines, order_item_batches to krok_shop;
--> statement-breakpoint
grant select on batches, stock_levels, stocktakes, stocktake_lines, order_item_batches to krok_staff;
--> statement-breakpoint
-- What waits to be packed is still on the shelves.
insert into stock_levels (product_id, on_hand)
select products.id, products.stock_quantity + coalesce((
  select sum(item.quantity - coalesce((
    select sum(line.quantity) from refund_lines as line join refunds on refunds.id = line.refund_id
    where line.order_item_id = item.id and line.restocks and refunds.status = 'settled'), 0))
  from order_items as item join orders on orders.id = item.order_id
  where item.product_id = products.id and orders.status in ('pending', 'confirmed')), 0)
from products;
--> statement-breakpoint
-- What has been packed was packed without a batch.
insert into order_item_batches (order_item_id, quantity, returned)
select item.id, item.quantity, least(item.quantity, coalesce((
  select sum(line.quantity) from refund_lines as line join refunds on refunds.id = line.refund_id
  where line.order_item_id = item.id and line.restocks and refunds.status = 'settled'), 0))
from order_items as item join orders on orders.id = item.order_id
where orders.status in ('processing', 'shipped', 'delivered', 'returned');
--> statement-breakpoint
create function add_stock_level() returns trigger language plpgsql as $$
begin
  insert into stock_levels (product_id, on_hand) values (new.id, new.stock_quantity);
  return null;
end $$;
--> statement-breakpoint
create trigger products_have_stock_levels after insert on products
  for each row execute function add_stock_level();
--> statement-breakpoint
-- Pages show the exact stock only up to the product's own threshold, or LOW_STOCK (5, domain/inventory/schemas.ts): a
-- sale above it changes no page.
create or replace function notify_product_changed() returns trigger language plpgsql as $$
declare
  as_before products := new;
  many integer := coalesce(new.low_stock_threshold, 5) + 1;
begin
  as_before.stock_quantity := old.stock_quantity;
  if as_before is distinct from old or least(old.stock_quantity, many) <> least(new.stock_quantity, many) then
    perform pg_notify('krok_catalog', tg_table_name);
  end if;
  return null;
end $$;
