ALTER TABLE "products" DROP COLUMN "search_vector";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "search_vector" tsvector GENERATED ALWAYS AS (product_lexemes("products"."search_name", "products"."search_words")) STORED;--> statement-breakpoint
DROP INDEX "products_listing";--> statement-breakpoint
CREATE INDEX "products_listing" ON "products" ("sort_order","id","search_name") WHERE "is_active";--> statement-breakpoint
DROP INDEX "products_by_category";--> statement-breakpoint
CREATE INDEX "products_by_category" ON "products" ("category_id","sort_order","id","search_name") WHERE "is_active";--> statement-breakpoint
CREATE INDEX "products_featured" ON "products" ("sort_order","id") WHERE "is_active" and "is_featured";--> statement-breakpoint
CREATE INDEX "products_search_vector" ON "products" USING gin ("search_vector");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_search_name_length" CHECK (octet_length("search_name") <= 2000);