-- A note is written, never rewritten; customers do not see it. It goes with the contact of a customer who is forgotten.
grant select, insert, delete on order_notes to krok_shop;
--> statement-breakpoint
grant select on order_notes to krok_staff;
--> statement-breakpoint
-- Orders of before are found by their goods too.
update orders set goods = coalesce((
  select string_agg(concat_ws(' ', name->>'en', name->>'th', sku), E'\n' order by position)
  from order_items where order_id = orders.id), '');
