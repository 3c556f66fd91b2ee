CREATE TABLE "offers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"name" jsonb NOT NULL,
	"kind" text NOT NULL,
	"percent" integer,
	"amount_cents" integer,
	"buy_quantity" integer,
	"pay_quantity" integer,
	"product_id" uuid,
	"category_id" uuid,
	"minimum_quantity" integer DEFAULT 1 NOT NULL,
	"minimum_cents" integer DEFAULT 0 NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"off_at" timestamp with time zone,
	"combines" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "offers_kind" CHECK ((("kind" = 'percent' and "percent" between 1 and 99 and num_nonnulls("amount_cents", "buy_quantity", "pay_quantity") = 0)
        or ("kind" in ('amount', 'sale_price') and "amount_cents" > 0 and num_nonnulls("percent", "buy_quantity", "pay_quantity") = 0)
        or ("kind" = 'pay_for' and "pay_quantity" > 0 and "pay_quantity" < "buy_quantity" and num_nonnulls("percent", "amount_cents") = 0)) is true),
	CONSTRAINT "offers_for" CHECK (num_nonnulls("product_id", "category_id") <= 1),
	CONSTRAINT "offers_needs" CHECK ("minimum_quantity" > 0 and "minimum_cents" >= 0),
	CONSTRAINT "offers_sale_price" CHECK ("kind" <> 'sale_price' or ("product_id" is not null and "minimum_quantity" = 1 and "minimum_cents" = 0)),
	CONSTRAINT "offers_period" CHECK ("starts_at" < "ends_at")
);
--> statement-breakpoint
ALTER TABLE "offers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "price_history" (
	"product_id" uuid,
	"price_cents" integer NOT NULL,
	"from_at" timestamp with time zone NOT NULL,
	"until_at" timestamp with time zone,
	CONSTRAINT "price_history_pkey" PRIMARY KEY("product_id","until_at")
);
--> statement-breakpoint
ALTER TABLE "price_history" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "sale" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "offers" jsonb DEFAULT '[]' NOT NULL;--> statement-breakpoint
CREATE INDEX "offers_newest" ON "offers" ("created_at","id");--> statement-breakpoint
CREATE INDEX "offers_by_end" ON "offers" ("ends_at");--> statement-breakpoint
CREATE INDEX "offers_by_product" ON "offers" ("product_id") WHERE "product_id" is not null;--> statement-breakpoint
CREATE INDEX "offers_by_category" ON "offers" ("category_id") WHERE "category_id" is not null;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_product_id_products_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_category_id_categories_id_fkey" FOREIGN KEY ("category_id") REFERENCES "categories"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "price_history" ADD CONSTRAINT "price_history_product_id_products_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE CASCADE;--> statement-breakpoint
CREATE POLICY "offers_public" ON "offers" AS PERMISSIVE FOR SELECT TO "krok_customer", "krok_visitor" USING (true);--> statement-breakpoint
CREATE POLICY "offers_staff_read" ON "offers" AS PERMISSIVE FOR SELECT TO "krok_staff" USING (true);--> statement-breakpoint
CREATE POLICY "offers_shop" ON "offers" AS PERMISSIVE FOR ALL TO "krok_shop" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "price_history_public" ON "price_history" AS PERMISSIVE FOR SELECT TO "krok_customer", "krok_visitor" USING (true);--> statement-breakpoint
CREATE POLICY "price_history_staff_read" ON "price_history" AS PERMISSIVE FOR SELECT TO "krok_staff" USING (true);--> statement-breakpoint
CREATE POLICY "price_history_shop" ON "price_history" AS PERMISSIVE FOR ALL TO "krok_shop" USING (true) WITH CHECK (true);