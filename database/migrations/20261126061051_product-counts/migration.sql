CREATE TABLE "product_counts" (
	"category_id" uuid NOT NULL,
	"is_active" boolean NOT NULL,
	"label_facts" integer NOT NULL,
	"allergens" text[],
	"count" integer NOT NULL,
	CONSTRAINT "product_counts_once" UNIQUE NULLS NOT DISTINCT("category_id","is_active","label_facts","allergens")
);
--> statement-breakpoint
ALTER TABLE "product_counts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP INDEX "products_featured";--> statement-breakpoint
CREATE INDEX "products_featured" ON "products" ("sort_order","id") WHERE "is_featured";--> statement-breakpoint
DROP INDEX "products_label_facts";--> statement-breakpoint
CREATE INDEX "products_label_facts" ON "products" ("label_facts","category_id") WHERE "is_active";--> statement-breakpoint
CREATE INDEX "products_mildest" ON "products" ("spice_level","sort_order","id","category_id") WHERE "is_active";--> statement-breakpoint
CREATE INDEX "products_hottest" ON "products" ("spice_level" DESC NULLS LAST,"sort_order","id","category_id") WHERE "is_active";--> statement-breakpoint
CREATE INDEX "products_draft" ON "products" ("sort_order","id") WHERE not "is_active";--> statement-breakpoint
CREATE INDEX "products_unanswered" ON "products" ("sort_order","id") WHERE "allergens" is null or "spice_level" is null;--> statement-breakpoint
ALTER TABLE "product_counts" ADD CONSTRAINT "product_counts_category_id_categories_id_fkey" FOREIGN KEY ("category_id") REFERENCES "categories"("id") ON DELETE CASCADE;--> statement-breakpoint
CREATE POLICY "product_counts_active" ON "product_counts" AS PERMISSIVE FOR SELECT TO "krok_customer", "krok_visitor" USING ("product_counts"."is_active" and "product_counts"."category_id" = any (array(select id from categories where is_active)));--> statement-breakpoint
CREATE POLICY "product_counts_staff_read" ON "product_counts" AS PERMISSIVE FOR SELECT TO "krok_staff" USING (true);--> statement-breakpoint
CREATE POLICY "product_counts_shop" ON "product_counts" AS PERMISSIVE FOR ALL TO "krok_shop" USING (true) WITH CHECK (true);