-- Written, never rewritten.
grant select, insert on consent_events, customer_notes to krok_shop;
--> statement-breakpoint
grant select on consent_events to krok_customer, krok_staff;
--> statement-breakpoint
grant select on customer_notes to krok_staff;
--> statement-breakpoint
-- Only triggers write the totals.
grant select on customer_totals to krok_staff, krok_shop;
--> statement-breakpoint
grant update (version) on customers to krok_customer;
--> statement-breakpoint
grant select (invited_at, locked_at) on users to krok_staff;
--> statement-breakpoint
-- Consent of before, when nobody wrote down how it was given.
insert into consent_events (customer_id, is_given, source, created_at)
  select id, true, 'earlier', updated_at from customers where marketing_consent;
--> statement-breakpoint
-- Staff invited those who have no password yet.
update users set invited_at = created_at where password_hash is null;
--> statement-breakpoint
insert into customer_totals (customer_id, order_count, spent_cents, last_order_at)
  select
    customers.id,
    count(distinct orders.id) filter (where orders.hidden_at is null),
    coalesce(sum(payments.amount_cents - payments.refunded_cents), 0),
    max(orders.created_at) filter (where orders.hidden_at is null)
  from customers
  left join orders on orders.customer_id = customers.id
  left join payments on payments.order_id = orders.id
  group by customers.id;
--> statement-breakpoint
create function begin_customer_totals() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into customer_totals (customer_id) values (new.id);
  return null;
end $$;
--> statement-breakpoint
create trigger customer_begins after insert on customers
  for each row execute function begin_customer_totals();
--> statement-breakpoint
-- The row is locked first, in a statement of its own: the next one then sees what others have committed in the meantime.
create function sum_customer_totals(customer uuid) returns void language plpgsql security definer set search_path = public as $$
begin
  perform 1 from customer_totals where customer_id = customer for no key update;
  if not found then
    return;
  end if;
  update customer_totals set
    order_count = placed.count,
    last_order_at = placed.last,
    spent_cents = placed.spent
  from (
    select
      count(*) filter (where hidden_at is null) as count,
      max(created_at) filter (where hidden_at is null) as last,
      coalesce(sum((select sum(amount_cents - refunded_cents) from payments where order_id = orders.id)), 0) as spent
    from orders where orders.customer_id = customer
  ) as placed
  where customer_totals.customer_id = customer;
end $$;
--> statement-breakpoint
create function count_order() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if tg_op = 'UPDATE' and old.customer_id is distinct from new.customer_id then
    perform sum_customer_totals(old.customer_id);
  end if;
  perform sum_customer_totals(new.customer_id);
  return null;
end $$;
--> statement-breakpoint
create function count_payment() returns trigger language plpgsql security definer set search_path = public as $$
begin
  perform sum_customer_totals((select customer_id from orders where id = new.order_id));
  return null;
end $$;
--> statement-breakpoint
-- At the end of the transaction, when every other lock is held: they cannot be part of a deadlock with those.
create constraint trigger order_counts after insert on orders
  deferrable initially deferred for each row when (new.customer_id is not null) execute function count_order();
--> statement-breakpoint
create constraint trigger order_counts_anew after update of customer_id, hidden_at on orders
  deferrable initially deferred for each row
  when (old.customer_id is distinct from new.customer_id or old.hidden_at is distinct from new.hidden_at)
  execute function count_order();
--> statement-breakpoint
create constraint trigger payment_counts after insert or update of refunded_cents on payments
  deferrable initially deferred for each row execute function count_payment();
--> statement-breakpoint
-- Whoever holds a connection open for somebody ends it when a session of theirs ends.
create function notify_session_ended() returns trigger language plpgsql as $$
begin
  perform pg_notify('krok_sessions', old.user_id::text);
  return null;
end $$;
--> statement-breakpoint
create trigger session_ended after delete on sessions
  for each row execute function notify_session_ended();
