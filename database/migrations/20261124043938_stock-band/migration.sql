ALTER TABLE "products" ADD COLUMN "stock_band" smallint GENERATED ALWAYS AS (trunc(4 * log(("products"."stock_quantity" + 1)::double precision))::smallint) STORED;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "is_low" boolean GENERATED ALWAYS AS ("products"."stock_quantity" <= "products"."low_stock_threshold") STORED;--> statement-breakpoint
CREATE INDEX "products_by_stock" ON "products" ("stock_band");--> statement-breakpoint
CREATE INDEX "products_low" ON "products" ("id") WHERE "is_low";