CREATE TABLE "former_slugs" (
	"slug" text PRIMARY KEY,
	"product_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "former_slugs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "product_import_rows" (
	"import_id" uuid,
	"row" integer,
	"sku" text NOT NULL,
	"verdict" text NOT NULL,
	"product_id" uuid,
	"version" integer,
	"values" jsonb NOT NULL,
	"changes" jsonb DEFAULT '{}' NOT NULL,
	"errors" jsonb DEFAULT '{}' NOT NULL,
	CONSTRAINT "product_import_rows_pkey" PRIMARY KEY("import_id","row"),
	CONSTRAINT "product_import_rows_verdict" CHECK ("verdict" in ('new', 'changed', 'wrong', 'done', 'outdated'))
);
--> statement-breakpoint
ALTER TABLE "product_import_rows" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "product_imports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"created_by" uuid NOT NULL,
	"file_name" text NOT NULL,
	"unchanged_rows" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "product_imports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "shelf_life" jsonb DEFAULT '{"en":"","th":""}' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "origin" jsonb DEFAULT '{"en":"","th":""}' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "maker" jsonb DEFAULT '{"en":"","th":""}' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "missing_texts" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "stale_texts" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
DROP INDEX "products_listing";--> statement-breakpoint
CREATE INDEX "products_listing" ON "products" ("sort_order","id","search_name","category_id") WHERE "is_active";--> statement-breakpoint
CREATE INDEX "former_slugs_by_product" ON "former_slugs" ("product_id");--> statement-breakpoint
CREATE INDEX "product_import_rows_by_verdict" ON "product_import_rows" ("import_id","verdict","row");--> statement-breakpoint
CREATE INDEX "product_import_rows_waiting" ON "product_import_rows" ("import_id","row") WHERE "verdict" in ('new', 'changed');--> statement-breakpoint
CREATE INDEX "product_imports_newest" ON "product_imports" ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "products_in_order" ON "products" ("sort_order","id");--> statement-breakpoint
CREATE INDEX "products_by_name" ON "products" ("search_name","id");--> statement-breakpoint
CREATE INDEX "products_by_price" ON "products" ("price_cents","id");--> statement-breakpoint
CREATE INDEX "products_newest" ON "products" ("created_at","id");--> statement-breakpoint
CREATE INDEX "products_untranslated" ON "products" ("sort_order","id") WHERE "missing_texts" <> '{}' or "stale_texts" <> '{}';--> statement-breakpoint
ALTER TABLE "former_slugs" ADD CONSTRAINT "former_slugs_product_id_products_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "product_import_rows" ADD CONSTRAINT "product_import_rows_import_id_product_imports_id_fkey" FOREIGN KEY ("import_id") REFERENCES "product_imports"("id") ON DELETE CASCADE;--> statement-breakpoint
CREATE POLICY "former_slugs_public" ON "former_slugs" AS PERMISSIVE FOR SELECT TO "krok_customer", "krok_visitor" USING (true);--> statement-breakpoint
CREATE POLICY "former_slugs_staff_read" ON "former_slugs" AS PERMISSIVE FOR SELECT TO "krok_staff" USING (true);--> statement-breakpoint
CREATE POLICY "former_slugs_shop" ON "former_slugs" AS PERMISSIVE FOR ALL TO "krok_shop" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "product_import_rows_shop" ON "product_import_rows" AS PERMISSIVE FOR ALL TO "krok_shop" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "product_imports_shop" ON "product_imports" AS PERMISSIVE FOR ALL TO "krok_shop" USING (true) WITH CHECK (true);--> statement-breakpoint
ALTER POLICY "products_active" ON "products" TO "krok_customer", "krok_visitor" USING ("products"."is_active" and "products"."category_id" in (select id from categories where is_active));