-- What holds is read by everybody's verbs; who changed it only by staff. A state is written, never rewritten: only
-- the mark that it was withdrawn is added.
grant select (id, "group", version, effective_from, value, created_at, withdrawn_at) on settings to krok_visitor, krok_customer;
--> statement-breakpoint
grant select on settings to krok_staff;
--> statement-breakpoint
grant select, insert, update (withdrawn_at) on settings to krok_shop;
--> statement-breakpoint
-- Pages show what the settings say: they are announced like products.
create trigger settings_changed after insert or update or delete on settings
  for each statement execute function notify_catalog_changed();
--> statement-breakpoint
-- Up to how many items pages say how many are left. The number without a setting is that of DEFAULT_SETTINGS.
create function krok_low_stock() returns integer language sql stable set search_path = public, pg_temp as $$
  select coalesce((
    select trunc((value ->> 'lowStock')::numeric)::integer from settings
    where "group" = 'stock' and withdrawn_at is null and effective_from <= now()
      and jsonb_typeof(value -> 'lowStock') = 'number'
    order by effective_from desc, version desc limit 1
  ), 5)
$$;
--> statement-breakpoint
-- Pages show the exact stock only up to the product's own threshold, or the shop's: a sale above it changes no page.
create or replace function notify_product_changed() returns trigger language plpgsql as $$
declare
  as_before products := new;
  many integer;
begin
  as_before.stock_quantity := old.stock_quantity;
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
