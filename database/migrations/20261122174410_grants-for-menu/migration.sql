-- A dish is hidden, never deleted: what was on the menu stays in the audit log's words.
grant select, insert, update on dishes to krok_shop;
--> statement-breakpoint
grant select, insert, update, delete on dish_products to krok_shop;
--> statement-breakpoint
grant select on dishes, dish_products, dish_facts to krok_visitor, krok_customer, krok_staff, krok_shop;
--> statement-breakpoint
create trigger dishes_changed after insert or update or delete on dishes
  for each statement execute function notify_catalog_changed();
--> statement-breakpoint
create trigger dish_products_changed after insert or update or delete on dish_products
  for each statement execute function notify_catalog_changed();
