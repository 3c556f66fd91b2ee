CREATE POLICY "batches_on_shelf" ON "batches" AS PERMISSIVE FOR SELECT TO "krok_customer", "krok_visitor" USING ("batches"."remaining" > 0 and "batches"."recalled_at" is null);
--> statement-breakpoint
grant select (id, product_id, code, remaining, recalled_at, created_at) on batches to krok_visitor, krok_customer;
--> statement-breakpoint
create trigger batches_changed after insert or update or delete on batches
  for each statement execute function notify_catalog_changed();
