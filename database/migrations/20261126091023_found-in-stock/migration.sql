DROP INDEX "products_search_name";--> statement-breakpoint
CREATE INDEX "products_search_name" ON "products" USING gin ("search_name" gin_trgm_ops,"sku" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "stock_levels_with_missing" ON "stock_levels" ("product_id") WHERE "missing" > 0;