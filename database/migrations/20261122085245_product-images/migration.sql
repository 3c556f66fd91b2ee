CREATE TABLE "product_images" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"product_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"content_hash" text,
	"alt" jsonb NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product_images" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "product_images_by_product" ON "product_images" ("product_id","position","id");--> statement-breakpoint
CREATE UNIQUE INDEX "product_images_once" ON "product_images" ("product_id","content_hash");--> statement-breakpoint
CREATE INDEX "product_images_by_name" ON "product_images" ("name");--> statement-breakpoint
ALTER TABLE "product_images" ADD CONSTRAINT "product_images_product_id_products_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE CASCADE;--> statement-breakpoint
CREATE POLICY "product_images_of_visible_products" ON "product_images" AS PERMISSIVE FOR SELECT TO "krok_customer", "krok_visitor" USING (exists (select 1 from products where products.id = "product_images"."product_id"));--> statement-breakpoint
CREATE POLICY "product_images_staff_read" ON "product_images" AS PERMISSIVE FOR SELECT TO "krok_staff" USING (true);--> statement-breakpoint
CREATE POLICY "product_images_shop" ON "product_images" AS PERMISSIVE FOR ALL TO "krok_shop" USING (true) WITH CHECK (true);