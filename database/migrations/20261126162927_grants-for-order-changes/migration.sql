-- A change is written once; only the contact details in it are forgotten one day.
grant select, insert on order_changes to krok_shop;
--> statement-breakpoint
grant update (before, after) on order_changes to krok_shop;
--> statement-breakpoint
grant select on order_changes to krok_staff;
--> statement-breakpoint
-- Buyers see what changed and when; who did it, and why, is the staff's.
grant select (id, order_id, serial, before, after, difference_cents, created_at) on order_changes to krok_visitor, krok_customer;
--> statement-breakpoint
-- The lines of orders are kept. Only a change takes some away, of an order that has not left, with where their jars were
-- packed from before they went back: the function acts as their owner.
create function remove_order_lines(lines uuid[]) returns void language plpgsql security definer set search_path = public as $$
begin
  if exists (
    select from order_items join orders on orders.id = order_items.order_id
    where order_items.id = any(lines) and orders.status not in ('pending', 'confirmed', 'processing')
  ) then
    raise exception 'the lines of an order that has left are kept' using errcode = 'check_violation';
  end if;
  delete from order_item_batches where order_item_id = any(lines);
  delete from order_items where id = any(lines);
end $$;
--> statement-breakpoint
revoke all on function remove_order_lines(uuid[]) from public;
--> statement-breakpoint
grant execute on function remove_order_lines(uuid[]) to krok_shop;
--> statement-breakpoint
-- The invoice of a changed order is credited and issued anew: its sale moves by the difference, and is counted once.
create or replace function record_daily_sales() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into daily_sales as known (day, orders, cents)
  select (document.issued_at at time zone 'Africa/Johannesburg')::date,
    count(*) filter (where document.kind = 'invoice' and document.change_id is null),
    sum(case
      when document.kind = 'invoice' then orders.total_cents
      when document.change_id is not null then -(changes.before ->> 'totalCents')::bigint
      else -refunds.amount_cents
    end)
  from issued as document
  join orders on orders.id = document.order_id
  left join refunds on refunds.id = document.refund_id
  left join order_changes as changes on changes.id = document.change_id
  group by 1 order by 1
  on conflict (day) do update
    set orders = known.orders + excluded.orders, cents = known.cents + excluded.cents;

  insert into daily_product_sales as known (day, product_id, quantity, cents)
  select day, product_id, sum(quantity), sum(cents)
  from (
    select (document.issued_at at time zone 'Africa/Johannesburg')::date as day, item.product_id, item.quantity,
      item.total_cents - item.discount_cents as cents
    from issued as document join order_items as item on item.order_id = document.order_id
    where document.kind = 'invoice' and item.product_id is not null
    union all
    select (document.issued_at at time zone 'Africa/Johannesburg')::date, item.product_id, -line.quantity,
      -line.amount_cents
    from issued as document
    join refund_lines as line on line.refund_id = document.refund_id
    join order_items as item on item.id = line.order_item_id
    where item.product_id is not null
    union all
    select (document.issued_at at time zone 'Africa/Johannesburg')::date, line."productId", -line.quantity,
      line."discountCents" - line."totalCents"
    from issued as document
    join order_changes as changes on changes.id = document.change_id,
      jsonb_to_recordset(changes.before -> 'lines')
        as line ("productId" uuid, quantity integer, "totalCents" bigint, "discountCents" bigint)
    where document.kind = 'credit_note' and line."productId" is not null
  ) as lines
  group by 1, 2 order by 1, 2
  on conflict (day, product_id) do update
    set quantity = known.quantity + excluded.quantity, cents = known.cents + excluded.cents;
  return null;
end $$;
