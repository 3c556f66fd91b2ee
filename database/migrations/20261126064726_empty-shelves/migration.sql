DROP INDEX "products_by_stock";--> statement-breakpoint
CREATE INDEX "products_by_stock" ON "products" ("stock_band","id");