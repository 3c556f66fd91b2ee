-- A deposit is not packed: once it is paid it is done with the meal.
create or replace function orders_steps() returns trigger language plpgsql as $$
begin
  if new.status <> old.status and not (old.status, new.status) in (
    values ('pending', 'confirmed'), ('pending', 'cancelled'), ('pending', 'expired'),
      ('confirmed', 'processing'), ('confirmed', 'cancelled'),
      ('processing', 'shipped'), ('processing', 'cancelled'),
      ('shipped', 'delivered'), ('shipped', 'returned'),
      ('delivered', 'returned')
  ) and not (new.kind = 'deposit' and (old.status, new.status) = ('confirmed', 'delivered')) then
    raise exception 'an order that is % cannot become %', old.status, new.status
      using errcode = 'check_violation', constraint = 'orders_steps';
  end if;
  if new.payment_status <> old.payment_status and not (old.payment_status, new.payment_status) in (
    values ('pending', 'paid'), ('pending', 'failed'), ('pending', 'cancelled'),
      ('failed', 'pending'), ('failed', 'paid'), ('failed', 'cancelled'),
      ('paid', 'partially_refunded'), ('paid', 'refunded'),
      ('partially_refunded', 'refunded')
  ) then
    raise exception 'a payment that is % cannot become %', old.payment_status, new.payment_status
      using errcode = 'check_violation', constraint = 'orders_payment_steps';
  end if;
  return new;
end $$;
--> statement-breakpoint
-- Services are sales, but of no product.
create or replace function record_daily_sales() returns trigger language plpgsql security definer set search_path = public as $$
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
    where document.kind = 'invoice' and item.product_id is not null
    union all
    select (document.issued_at at time zone 'Africa/Johannesburg')::date, item.product_id, -line.quantity,
      -line.amount_cents
    from issued as document
    join refund_lines as line on line.refund_id = document.refund_id
    join order_items as item on item.id = line.order_item_id
    where item.product_id is not null
  ) as lines
  group by 1, 2 order by 1, 2
  on conflict (day, product_id) do update
    set quantity = known.quantity + excluded.quantity, cents = known.cents + excluded.cents;
  return null;
end $$;
