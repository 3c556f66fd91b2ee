grant select on daily_sales, daily_product_sales to krok_staff, krok_shop;
--> statement-breakpoint
-- Who issues a document need not be able to write these: the function acts as their owner. Rows are locked in one order,
-- so that documents issued at the same time wait for each other and for nothing else.
create function record_daily_sales() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into daily_sales as known (day, orders, cents)
  select (document.issued_at at time zone 'Africa/Johannesburg')::date,
    count(*) filter (where document.kind = 'invoice'),
    sum(case when document.kind = 'invoice' then orders.total_cents else -refunds.amount_cents end)
  from issued as document
  join orders on orders.id = document.order_id
  left join refunds on refunds.id = document.refund_id
  group by 1 order by 1
  on conflict (day) do update
    set orders = known.orders + excluded.orders, cents = known.cents + excluded.cents;

  insert into daily_product_sales as known (day, product_id, quantity, cents)
  select day, product_id, sum(quantity), sum(cents)
  from (
    select (document.issued_at at time zone 'Africa/Johannesburg')::date as day, item.product_id, item.quantity,
      item.total_cents - item.discount_cents as cents
    from issued as document join order_items as item on item.order_id = document.order_id
    where document.kind = 'invoice'
    union all
    select (document.issued_at at time zone 'Africa/Johannesburg')::date, item.product_id, -line.quantity,
      -line.amount_cents
    from issued as document
    join refund_lines as line on line.refund_id = document.refund_id
    join order_items as item on item.id = line.order_item_id
  ) as lines
  group by 1, 2 order by 1, 2
  on conflict (day, product_id) do update
    set quantity = known.quantity + excluded.quantity, cents = known.cents + excluded.cents;
  return null;
end $$;
--> statement-breakpoint
create trigger documents_record_daily_sales after insert on tax_documents
  referencing new table as issued for each statement execute function record_daily_sales();
--> statement-breakpoint
insert into daily_sales (day, orders, cents)
select (document.issued_at at time zone 'Africa/Johannesburg')::date,
  count(*) filter (where document.kind = 'invoice'),
  sum(case when document.kind = 'invoice' then orders.total_cents else -refunds.amount_cents end)
from tax_documents as document
join orders on orders.id = document.order_id
left join refunds on refunds.id = document.refund_id
group by 1;
--> statement-breakpoint
insert into daily_product_sales (day, product_id, quantity, cents)
select day, product_id, sum(quantity), sum(cents)
from (
  select (document.issued_at at time zone 'Africa/Johannesburg')::date as day, item.product_id, item.quantity,
    item.total_cents - item.discount_cents as cents
  from tax_documents as document join order_items as item on item.order_id = document.order_id
  where document.kind = 'invoice'
  union all
  select (document.issued_at at time zone 'Africa/Johannesburg')::date, item.product_id, -line.quantity,
    -line.amount_cents
  from tax_documents as document
  join refund_lines as line on line.refund_id = document.refund_id
  join order_items as item on item.id = line.order_item_id
) as lines
group by 1, 2;
