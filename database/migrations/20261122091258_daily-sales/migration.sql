CREATE TABLE "daily_product_sales" (
	"day" date,
	"product_id" uuid,
	"quantity" integer NOT NULL,
	"cents" bigint NOT NULL,
	CONSTRAINT "daily_product_sales_pkey" PRIMARY KEY("day","product_id")
);
--> statement-breakpoint
ALTER TABLE "daily_product_sales" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "daily_sales" (
	"day" date PRIMARY KEY,
	"orders" integer NOT NULL,
	"cents" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "daily_sales" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "daily_product_sales" ADD CONSTRAINT "daily_product_sales_product_id_products_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id");--> statement-breakpoint
CREATE POLICY "daily_product_sales_staff_read" ON "daily_product_sales" AS PERMISSIVE FOR SELECT TO "krok_staff" USING (true);--> statement-breakpoint
CREATE POLICY "daily_product_sales_shop" ON "daily_product_sales" AS PERMISSIVE FOR ALL TO "krok_shop" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "daily_sales_staff_read" ON "daily_sales" AS PERMISSIVE FOR SELECT TO "krok_staff" USING (true);--> statement-breakpoint
CREATE POLICY "daily_sales_shop" ON "daily_sales" AS PERMISSIVE FOR ALL TO "krok_shop" USING (true) WITH CHECK (true);