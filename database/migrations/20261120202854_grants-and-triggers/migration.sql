-- Grants say which verbs a role has at all; the row policies say on which rows.
grant usage on schema public to krok_visitor, krok_customer, krok_staff, krok_shop;
--> statement-breakpoint
grant select on categories, products, orders, order_items, exchange_rates to krok_visitor;
--> statement-breakpoint
grant select on categories, products, customers, orders, order_items, exchange_rates to krok_customer;
--> statement-breakpoint
grant select on categories, products, customers, orders, order_items, inventory_movements, exchange_rates to krok_staff;
--> statement-breakpoint
grant select, insert, update on categories, products, customers, orders, order_items, jobs, mails, exchange_rates to krok_shop;
--> statement-breakpoint
-- The stock ledger is written, never rewritten.
grant select, insert on inventory_movements to krok_shop;
--> statement-breakpoint
grant usage on sequence order_numbers to krok_shop;
--> statement-breakpoint
-- Counting requests happens before anybody is known; the keys are keyed hashes.
grant select, insert, update, delete on rate_limits to krok_visitor;
--> statement-breakpoint
create function notify_catalog_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('krok_catalog', '');
  return null;
end $$;
--> statement-breakpoint
create trigger categories_changed after insert or update or delete on categories
  for each statement execute function notify_catalog_changed();
--> statement-breakpoint
create trigger exchange_rates_changed after insert or update or delete on exchange_rates
  for each statement execute function notify_catalog_changed();
--> statement-breakpoint
create trigger products_added_or_removed after insert or delete on products
  for each statement execute function notify_catalog_changed();
--> statement-breakpoint
-- Pages show the exact stock only up to LOW_STOCK (5, domain/inventory/schemas.ts): a sale above it changes no page.
create function notify_product_changed() returns trigger language plpgsql as $$
declare
  as_before products := new;
begin
  as_before.stock_quantity := old.stock_quantity;
  if as_before is distinct from old or least(old.stock_quantity, 6) <> least(new.stock_quantity, 6) then
    perform pg_notify('krok_catalog', '');
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger products_changed after update on products
  for each row execute function notify_product_changed();
--> statement-breakpoint
create function notify_job_waiting() returns trigger language plpgsql as $$
begin
  perform pg_notify('krok_jobs', '');
  return null;
end $$;
--> statement-breakpoint
create trigger jobs_waiting after insert on jobs
  for each statement execute function notify_job_waiting();
--> statement-breakpoint
-- Lets /readyz ask, as the visitor, how many migrations have been applied.
create function krok_migrations_applied() returns bigint language plpgsql security definer
  set search_path = pg_catalog as $$
begin
  return (select count(*) from drizzle.__drizzle_migrations);
end $$;
--> statement-breakpoint
-- Searching. Under row security PostgreSQL uses no index for operators that might leak (LIKE, @@, <%), so these look
-- as the owner, at active products only, and give nothing but ids; what is read of them goes through the policies.
create function products_by_words(words text, patterns text[]) returns table (id uuid, rank real)
  language sql stable security definer set search_path = public, pg_temp as $$
  with named as materialized (
    select distinct products.id from unnest(patterns) pattern
    join products on products.search_name like pattern
    where products.is_active
  )
  select named.id, 1::real from named
  union all
  select products.id, 0::real from products
  where products.search_vector @@ to_tsquery('simple', words)
    and products.is_active and products.id not in (select named.id from named)
$$;
--> statement-breakpoint
create function products_by_text(patterns text[]) returns table (id uuid, rank real)
  language sql stable security definer set search_path = public, pg_temp as $$
  select distinct products.id, 0::real from unnest(patterns) pattern
  join products on products.search_text like pattern
  where products.is_active
$$;
--> statement-breakpoint
-- 0.3 was found by trying: มัสหมั่น is 0.36 to มัสมั่น.
create function products_by_likeness(query text) returns table (id uuid, rank real)
  language sql stable security definer set search_path = public, pg_temp
  set pg_trgm.word_similarity_threshold = 0.3 as $$
  select products.id, word_similarity(query, products.search_name) from products
  where query <% products.search_name and products.is_active
$$;
