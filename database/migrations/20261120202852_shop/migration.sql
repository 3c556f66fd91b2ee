CREATE TABLE "categories" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"slug" text NOT NULL UNIQUE,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "categories" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "customers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"user_id" uuid UNIQUE,
	"email" text NOT NULL,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"fullname" text GENERATED ALWAYS AS (trim("customers"."first_name" || ' ' || "customers"."last_name")) STORED,
	"phone" text,
	"marketing_consent" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "customers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "exchange_rates" (
	"code" text PRIMARY KEY,
	"rate" numeric NOT NULL,
	"source" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "exchange_rates_positive" CHECK ("rate" > 0)
);
--> statement-breakpoint
ALTER TABLE "exchange_rates" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "inventory_movements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"product_id" uuid NOT NULL,
	"movement_type" text NOT NULL,
	"quantity" integer NOT NULL,
	"reference_type" text NOT NULL,
	"reference_id" uuid,
	"notes" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "inventory_movements_sign" CHECK (("movement_type" = 'in' and "quantity" > 0) or ("movement_type" = 'out' and "quantity" < 0))
);
--> statement-breakpoint
ALTER TABLE "inventory_movements" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "jobs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"run_at" timestamp with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"max_attempts" integer DEFAULT 10 NOT NULL,
	"locked_until" timestamp with time zone,
	"last_error" text,
	"finished_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "jobs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"job_id" bigint NOT NULL UNIQUE,
	"to" text NOT NULL,
	"subject" text NOT NULL,
	"text" text,
	"html" text,
	"locale" text NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mails" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "order_items" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"product_id" uuid NOT NULL,
	"name" jsonb NOT NULL,
	"sku" text NOT NULL,
	"quantity" integer NOT NULL,
	"unit_price_cents" integer NOT NULL,
	"total_cents" integer NOT NULL,
	"vat_class" text NOT NULL,
	"vat_cents" integer NOT NULL,
	CONSTRAINT "order_items_position" UNIQUE("order_id","position"),
	CONSTRAINT "order_items_quantity" CHECK ("quantity" > 0),
	CONSTRAINT "order_items_total" CHECK ("total_cents" = "unit_price_cents" * "quantity")
);
--> statement-breakpoint
ALTER TABLE "order_items" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"number" text DEFAULT 'KROK-' || to_char(now() at time zone 'Africa/Johannesburg', 'YY') || '-' || lpad(nextval('order_numbers')::text, 6, '0') NOT NULL UNIQUE,
	"access_key" text NOT NULL UNIQUE,
	"idempotency_key" text NOT NULL UNIQUE,
	"request_hash" text NOT NULL,
	"customer_id" uuid,
	"status" text DEFAULT 'pending' NOT NULL,
	"payment_status" text DEFAULT 'pending' NOT NULL,
	"locale" text NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone" text NOT NULL,
	"delivery_method" text NOT NULL,
	"street" text,
	"suburb" text,
	"city" text,
	"province" text,
	"postal_code" text,
	"note" text,
	"payment_method" text NOT NULL,
	"payment_reference" text,
	"subtotal_cents" integer NOT NULL,
	"delivery_cents" integer NOT NULL,
	"vat_cents" integer NOT NULL,
	"total_cents" integer NOT NULL,
	"display_currency" text DEFAULT 'ZAR' NOT NULL,
	"display_rate" numeric DEFAULT '1' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "orders_status" CHECK ("status" in ('pending', 'confirmed', 'processing', 'shipped', 'delivered', 'cancelled', 'expired', 'returned')),
	CONSTRAINT "orders_payment_status" CHECK ("payment_status" in ('pending', 'paid', 'partially_refunded', 'refunded', 'failed', 'cancelled')),
	CONSTRAINT "orders_total" CHECK ("total_cents" = "subtotal_cents" + "delivery_cents"),
	CONSTRAINT "orders_address" CHECK ("delivery_method" = 'pickup' or ("delivery_method" = 'courier' and num_nulls("street", "city", "province", "postal_code") = 0))
);
--> statement-breakpoint
ALTER TABLE "orders" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "products" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"slug" text NOT NULL UNIQUE,
	"sku" text NOT NULL UNIQUE,
	"category_id" uuid NOT NULL,
	"name" jsonb NOT NULL,
	"label" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"short_description" jsonb NOT NULL,
	"usage" jsonb NOT NULL,
	"storage" jsonb NOT NULL,
	"images" text[] DEFAULT '{}'::text[] NOT NULL,
	"image_alt" jsonb NOT NULL,
	"tint" text NOT NULL,
	"price_cents" integer NOT NULL,
	"vat_class" text DEFAULT 'standard' NOT NULL,
	"stock_quantity" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"is_featured" boolean DEFAULT false NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL,
	"net_weight_value" integer NOT NULL,
	"net_weight_unit" text NOT NULL,
	"spice_level" smallint NOT NULL,
	"ingredients" jsonb,
	"allergens" text[] DEFAULT '{}'::text[] NOT NULL,
	"may_contain" text[] DEFAULT '{}'::text[] NOT NULL,
	"diet_tags" text[] DEFAULT '{}'::text[] NOT NULL,
	"search_name" text NOT NULL,
	"search_text" text NOT NULL,
	"search_words" text NOT NULL,
	"search_vector" tsvector GENERATED ALWAYS AS (to_tsvector('simple', "products"."search_words")) STORED,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "products_stock_not_negative" CHECK ("stock_quantity" >= 0),
	CONSTRAINT "products_price_positive" CHECK ("price_cents" > 0),
	CONSTRAINT "products_vat_class" CHECK ("vat_class" in ('standard', 'zero')),
	CONSTRAINT "products_spice_level" CHECK ("spice_level" between 0 and 5),
	CONSTRAINT "products_net_weight" CHECK ("net_weight_value" > 0 and "net_weight_unit" in ('g', 'ml'))
);
--> statement-breakpoint
ALTER TABLE "products" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE UNIQUE INDEX "customers_email" ON "customers" (lower("email"));--> statement-breakpoint
CREATE INDEX "inventory_movements_by_product" ON "inventory_movements" ("product_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "jobs_waiting" ON "jobs" ("run_at") WHERE "finished_at" is null and "failed_at" is null;--> statement-breakpoint
CREATE INDEX "mails_newest" ON "mails" ("sent_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "order_items_by_product" ON "order_items" ("product_id");--> statement-breakpoint
CREATE INDEX "orders_by_customer" ON "orders" ("customer_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_by_email" ON "orders" (lower("email"));--> statement-breakpoint
CREATE INDEX "orders_newest" ON "orders" ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "products_listing" ON "products" ("is_active","sort_order","id");--> statement-breakpoint
CREATE INDEX "products_by_category" ON "products" ("category_id","sort_order","id");--> statement-breakpoint
CREATE INDEX "products_search_vector" ON "products" USING gin ("search_vector");--> statement-breakpoint
CREATE INDEX "products_search_text" ON "products" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "products_search_name" ON "products" USING gin ("search_name" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "inventory_movements" ADD CONSTRAINT "inventory_movements_product_id_products_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id");--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_job_id_jobs_id_fkey" FOREIGN KEY ("job_id") REFERENCES "jobs"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_order_id_orders_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id");--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_product_id_products_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_customer_id_customers_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "customers"("id");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_category_id_categories_id_fkey" FOREIGN KEY ("category_id") REFERENCES "categories"("id");--> statement-breakpoint
CREATE POLICY "categories_active" ON "categories" AS PERMISSIVE FOR SELECT TO "krok_customer", "krok_visitor" USING ("categories"."is_active");--> statement-breakpoint
CREATE POLICY "categories_staff_read" ON "categories" AS PERMISSIVE FOR SELECT TO "krok_staff" USING (true);--> statement-breakpoint
CREATE POLICY "categories_shop" ON "categories" AS PERMISSIVE FOR ALL TO "krok_shop" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "customers_own" ON "customers" AS PERMISSIVE FOR SELECT TO "krok_customer" USING ("customers"."id" = nullif(current_setting('app.actor_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "customers_staff_read" ON "customers" AS PERMISSIVE FOR SELECT TO "krok_staff" USING (true);--> statement-breakpoint
CREATE POLICY "customers_shop" ON "customers" AS PERMISSIVE FOR ALL TO "krok_shop" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "exchange_rates_read" ON "exchange_rates" AS PERMISSIVE FOR SELECT TO "krok_customer", "krok_staff", "krok_visitor" USING (true);--> statement-breakpoint
CREATE POLICY "exchange_rates_shop" ON "exchange_rates" AS PERMISSIVE FOR ALL TO "krok_shop" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "inventory_movements_staff_read" ON "inventory_movements" AS PERMISSIVE FOR SELECT TO "krok_staff" USING (true);--> statement-breakpoint
CREATE POLICY "inventory_movements_shop" ON "inventory_movements" AS PERMISSIVE FOR ALL TO "krok_shop" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "jobs_shop" ON "jobs" AS PERMISSIVE FOR ALL TO "krok_shop" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "mails_shop" ON "mails" AS PERMISSIVE FOR ALL TO "krok_shop" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "order_items_of_visible_orders" ON "order_items" AS PERMISSIVE FOR SELECT TO "krok_customer", "krok_visitor" USING ("order_items"."order_id" in (select "orders"."id" from "orders"));--> statement-breakpoint
CREATE POLICY "order_items_staff_read" ON "order_items" AS PERMISSIVE FOR SELECT TO "krok_staff" USING (true);--> statement-breakpoint
CREATE POLICY "order_items_shop" ON "order_items" AS PERMISSIVE FOR ALL TO "krok_shop" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "orders_own" ON "orders" AS PERMISSIVE FOR SELECT TO "krok_customer" USING ("orders"."customer_id" = nullif(current_setting('app.actor_id', true), '')::uuid or "orders"."access_key" = nullif(current_setting('app.order_key', true), ''));--> statement-breakpoint
CREATE POLICY "orders_by_link" ON "orders" AS PERMISSIVE FOR SELECT TO "krok_visitor" USING ("orders"."access_key" = nullif(current_setting('app.order_key', true), ''));--> statement-breakpoint
CREATE POLICY "orders_staff_read" ON "orders" AS PERMISSIVE FOR SELECT TO "krok_staff" USING (true);--> statement-breakpoint
CREATE POLICY "orders_shop" ON "orders" AS PERMISSIVE FOR ALL TO "krok_shop" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "products_active" ON "products" AS PERMISSIVE FOR SELECT TO "krok_customer", "krok_visitor" USING ("products"."is_active");--> statement-breakpoint
CREATE POLICY "products_staff_read" ON "products" AS PERMISSIVE FOR SELECT TO "krok_staff" USING (true);--> statement-breakpoint
CREATE POLICY "products_shop" ON "products" AS PERMISSIVE FOR ALL TO "krok_shop" USING (true) WITH CHECK (true);