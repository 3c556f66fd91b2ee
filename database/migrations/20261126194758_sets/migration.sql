CREATE TABLE "set_parts" (
	"set_id" uuid,
	"part_id" uuid,
	"quantity" integer NOT NULL,
	"position" integer NOT NULL,
	"of_set" boolean GENERATED ALWAYS AS (true) STORED NOT NULL,
	"is_set" boolean GENERATED ALWAYS AS (false) STORED NOT NULL,
	CONSTRAINT "set_parts_pkey" PRIMARY KEY("set_id","part_id"),
	CONSTRAINT "set_parts_quantity" CHECK ("quantity" between 1 and 99)
);
--> statement-breakpoint
ALTER TABLE "set_parts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "order_sets" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"order_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"name" jsonb NOT NULL,
	"sku" text NOT NULL,
	"quantity" integer NOT NULL,
	"unit_price_cents" integer NOT NULL,
	"sale" jsonb,
	CONSTRAINT "order_sets_in_order" UNIQUE("order_id","id"),
	CONSTRAINT "order_sets_quantity" CHECK ("quantity" > 0)
);
--> statement-breakpoint
ALTER TABLE "order_sets" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "is_set" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "order_set_id" uuid;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_kind" UNIQUE("id","is_set");--> statement-breakpoint
CREATE INDEX "set_parts_by_part" ON "set_parts" ("part_id");--> statement-breakpoint
CREATE INDEX "order_items_by_set" ON "order_items" ("order_set_id") WHERE "order_set_id" is not null;--> statement-breakpoint
CREATE INDEX "order_sets_by_product" ON "order_sets" ("product_id","order_id");--> statement-breakpoint
ALTER TABLE "set_parts" ADD CONSTRAINT "set_parts_set" FOREIGN KEY ("set_id","of_set") REFERENCES "products"("id","is_set") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "set_parts" ADD CONSTRAINT "set_parts_part" FOREIGN KEY ("part_id","is_set") REFERENCES "products"("id","is_set");--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_set" FOREIGN KEY ("order_id","order_set_id") REFERENCES "order_sets"("order_id","id");--> statement-breakpoint
ALTER TABLE "order_sets" ADD CONSTRAINT "order_sets_order_id_orders_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id");--> statement-breakpoint
ALTER TABLE "order_sets" ADD CONSTRAINT "order_sets_product_id_products_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_set_stock" CHECK ("stock_quantity" = 0 or not "is_set");--> statement-breakpoint
ALTER TABLE "order_items" DROP CONSTRAINT "order_items_total", ADD CONSTRAINT "order_items_total" CHECK ("total_cents" = "unit_price_cents" * "quantity" or "order_set_id" is not null);--> statement-breakpoint
CREATE POLICY "set_parts_of_all" ON "set_parts" AS PERMISSIVE FOR SELECT TO "krok_customer", "krok_visitor" USING (true);--> statement-breakpoint
CREATE POLICY "set_parts_staff_read" ON "set_parts" AS PERMISSIVE FOR SELECT TO "krok_staff" USING (true);--> statement-breakpoint
CREATE POLICY "set_parts_shop" ON "set_parts" AS PERMISSIVE FOR ALL TO "krok_shop" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "order_sets_of_visible_orders" ON "order_sets" AS PERMISSIVE FOR SELECT TO "krok_customer", "krok_visitor" USING ("order_sets"."order_id" in (select "orders"."id" from "orders"));--> statement-breakpoint
CREATE POLICY "order_sets_staff_read" ON "order_sets" AS PERMISSIVE FOR SELECT TO "krok_staff" USING (true);--> statement-breakpoint
CREATE POLICY "order_sets_shop" ON "order_sets" AS PERMISSIVE FOR ALL TO "krok_shop" USING (true) WITH CHECK (true);