grant select, insert on order_history to krok_shop;
--> statement-breakpoint
grant select, insert on payments to krok_shop;
--> statement-breakpoint
grant select on order_history, payments to krok_staff;
--> statement-breakpoint
-- Buyers see what changed and when; who did it, and why, is the staff's.
grant select (id, order_id, subject, from_status, to_status, created_at) on order_history to krok_visitor, krok_customer;
--> statement-breakpoint
grant select (id, order_id, method, amount_cents, created_at) on payments to krok_visitor, krok_customer;
--> statement-breakpoint
-- The steps an order and its payment may take, as in domain/orders/states.ts; a test holds the two together.
create function orders_steps() returns trigger language plpgsql as $$
begin
  if new.status <> old.status and not (old.status, new.status) in (
    values ('pending', 'confirmed'), ('pending', 'cancelled'), ('pending', 'expired'),
      ('confirmed', 'processing'), ('confirmed', 'cancelled'),
      ('processing', 'shipped'), ('processing', 'cancelled'),
      ('shipped', 'delivered'), ('shipped', 'returned'),
      ('delivered', 'returned')
  ) then
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
create trigger orders_steps before update of status, payment_status on orders
  for each row execute function orders_steps();
--> statement-breakpoint
-- Orders of before have at least the step they stand on.
insert into order_history (order_id, subject, to_status, actor_role, created_at)
  select id, 'order', status, 'shop', updated_at from orders
  union all
  select id, 'payment', payment_status, 'shop', updated_at from orders;
--> statement-breakpoint
create function notify_order_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('krok_orders', new.order_id::text);
  return null;
end $$;
--> statement-breakpoint
create trigger order_changed after insert on order_history
  for each row execute function notify_order_changed();
