CREATE TABLE "product_names" (
	"product_id" uuid NOT NULL,
	"line" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product_names" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP INDEX "order_items_by_product";--> statement-breakpoint
CREATE INDEX "order_items_by_product" ON "order_items" ("product_id","order_id");--> statement-breakpoint
DROP INDEX "orders_search";--> statement-breakpoint
CREATE INDEX "orders_search" ON "orders" USING gin ("number" gin_trgm_ops,"email" gin_trgm_ops,("first_name" || ' ' || "last_name") gin_trgm_ops,"phone" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "product_names_by_product" ON "product_names" ("product_id");--> statement-breakpoint
CREATE INDEX "product_names_search" ON "product_names" USING gin ("line" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "orders_search_services" ON "orders" USING gin ("goods" gin_trgm_ops) WHERE "kind" <> 'goods';--> statement-breakpoint
ALTER TABLE "product_names" ADD CONSTRAINT "product_names_product_id_products_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE CASCADE;--> statement-breakpoint
CREATE POLICY "product_names_staff_read" ON "product_names" AS PERMISSIVE FOR SELECT TO "krok_staff" USING (true);--> statement-breakpoint
CREATE POLICY "product_names_shop" ON "product_names" AS PERMISSIVE FOR ALL TO "krok_shop" USING (true) WITH CHECK (true);