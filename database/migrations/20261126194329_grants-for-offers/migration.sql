-- Everybody's prices come from offers; who made one only staff see.
grant select (id, name, kind, percent, amount_cents, buy_quantity, pay_quantity, product_id, category_id, minimum_quantity,
  minimum_cents, starts_at, ends_at, off_at, combines, created_at) on offers to krok_visitor, krok_customer;
--> statement-breakpoint
grant select on offers to krok_staff;
--> statement-breakpoint
grant select, insert, update on offers to krok_shop;
--> statement-breakpoint
create trigger offers_changed after insert or update or delete on offers
  for each statement execute function notify_catalog_changed();
--> statement-breakpoint
grant select on price_history to krok_visitor, krok_customer, krok_staff;
--> statement-breakpoint
grant select, insert on price_history to krok_shop;
--> statement-breakpoint
create function keep_price() returns trigger language plpgsql as $$
begin
  insert into price_history (product_id, price_cents, from_at, until_at)
  values (old.id, old.price_cents, coalesce((select max(until_at) from price_history where product_id = old.id), old.created_at), clock_timestamp());
  return null;
end $$;
--> statement-breakpoint
create trigger products_price_kept after update of price_cents on products
  for each row when (old.price_cents is distinct from new.price_cents) execute function keep_price();
--> statement-breakpoint
-- The prices of before, as far as the audit log knows them.
insert into price_history (product_id, price_cents, from_at, until_at)
select products.id, (entry.changes -> 'priceCents' ->> 'before')::integer,
  coalesce(lag(entry.created_at) over (partition by products.id order by entry.created_at), products.created_at), entry.created_at
from audit_log entry join products on products.id = entry.subject_id
where entry.action = 'product.changed' and jsonb_typeof(entry.changes -> 'priceCents' -> 'before') = 'number'
on conflict do nothing;
