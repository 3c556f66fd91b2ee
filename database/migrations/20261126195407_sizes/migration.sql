ALTER TABLE "products" ADD COLUMN "barcode" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "size_of" uuid;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "main_is_active" boolean;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "main_id" uuid GENERATED ALWAYS AS (coalesce("products"."size_of", "products"."id")) STORED;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "is_main" boolean GENERATED ALWAYS AS ("products"."size_of" is null) STORED;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "is_of_main" boolean GENERATED ALWAYS AS (case when "products"."size_of" is not null then true end) STORED;--> statement-breakpoint
DROP INDEX "products_listing";--> statement-breakpoint
CREATE INDEX "products_listing" ON "products" ("sort_order","id","search_name","category_id") WHERE "is_active" and "size_of" is null;--> statement-breakpoint
DROP INDEX "products_by_category";--> statement-breakpoint
CREATE INDEX "products_by_category" ON "products" ("category_id","sort_order","id","search_name") WHERE "is_active" and "size_of" is null;--> statement-breakpoint
DROP INDEX "products_label_facts";--> statement-breakpoint
CREATE INDEX "products_label_facts" ON "products" ("label_facts","category_id") WHERE "is_active" and "size_of" is null;--> statement-breakpoint
DROP INDEX "products_mildest";--> statement-breakpoint
CREATE INDEX "products_mildest" ON "products" ("spice_level","sort_order","id","category_id") WHERE "is_active" and "size_of" is null;--> statement-breakpoint
DROP INDEX "products_hottest";--> statement-breakpoint
CREATE INDEX "products_hottest" ON "products" ("spice_level" DESC NULLS LAST,"sort_order","id","category_id") WHERE "is_active" and "size_of" is null;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_main" UNIQUE("id","is_main");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_barcode_key" UNIQUE("barcode");--> statement-breakpoint
CREATE UNIQUE INDEX "products_sizes" ON "products" ("main_id","net_weight_value","net_weight_unit");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_size_of" FOREIGN KEY ("size_of","is_of_main") REFERENCES "products"("id","is_main");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_barcode" CHECK ("barcode" ~ '^([0-9]{8}|[0-9]{13}|[0-9]{14})$');--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_main_is_active" CHECK (("size_of" is null) = ("main_is_active" is null));--> statement-breakpoint
ALTER POLICY "products_active" ON "products" TO "krok_customer", "krok_visitor" USING ("products"."is_active" and ("products"."size_of" is null or "products"."main_is_active") and "products"."category_id" = any (array(select id from categories where is_active)));