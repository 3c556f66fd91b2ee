CREATE TABLE "review_requests" (
	"order_id" uuid PRIMARY KEY,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "review_requests" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"product_id" uuid,
	"recipe_id" uuid,
	"subject_id" uuid GENERATED ALWAYS AS (coalesce("reviews"."product_id", "reviews"."recipe_id")) STORED NOT NULL,
	"email" text NOT NULL,
	"customer_id" uuid,
	"order_id" uuid,
	"stars" smallint NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"shown_name" text NOT NULL,
	"language" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"reason" text,
	"reply" text,
	"decided_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reviews_one_each" UNIQUE("subject_id","email"),
	CONSTRAINT "reviews_subject" CHECK (num_nonnulls("product_id", "recipe_id") = 1),
	CONSTRAINT "reviews_bought" CHECK ("product_id" is null or "order_id" is not null),
	CONSTRAINT "reviews_stars" CHECK ("stars" between 1 and 5),
	CONSTRAINT "reviews_state" CHECK ("state" in ('waiting', 'shown', 'refused')),
	CONSTRAINT "reviews_reason" CHECK (("state" = 'refused') = ("reason" is not null)),
	CONSTRAINT "reviews_email" CHECK ("email" = lower("email"))
);
--> statement-breakpoint
ALTER TABLE "reviews" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "reviews_shown" ON "reviews" ("subject_id","created_at","id","stars") WHERE "state" = 'shown';--> statement-breakpoint
CREATE INDEX "reviews_by_state" ON "reviews" ("state","updated_at","id");--> statement-breakpoint
CREATE INDEX "reviews_newest" ON "reviews" ("updated_at","id");--> statement-breakpoint
CREATE INDEX "reviews_by_email" ON "reviews" ("email");--> statement-breakpoint
CREATE INDEX "reviews_by_customer" ON "reviews" ("customer_id");--> statement-breakpoint
CREATE INDEX "reviews_search" ON "reviews" USING gin (("title" || ' ' || "text" || ' ' || "shown_name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "order_history_arrivals" ON "order_history" ("created_at") WHERE "subject" = 'order' and "to_status" in ('shipped', 'delivered');--> statement-breakpoint
ALTER TABLE "review_requests" ADD CONSTRAINT "review_requests_order_id_orders_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id");--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_product_id_products_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_recipe_id_recipes_id_fkey" FOREIGN KEY ("recipe_id") REFERENCES "recipes"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_customer_id_customers_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "customers"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_order_id_orders_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id");--> statement-breakpoint
CREATE VIEW "ratings" AS (
  select subject_id, round(avg(stars), 1)::float8 as average, count(*)::int as count
  from reviews where state = 'shown' group by subject_id);--> statement-breakpoint
CREATE POLICY "review_requests_shop" ON "review_requests" AS PERMISSIVE FOR ALL TO "krok_shop" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "reviews_are_public" ON "reviews" AS PERMISSIVE FOR SELECT TO "krok_customer", "krok_visitor" USING ("reviews"."state" = 'shown');--> statement-breakpoint
CREATE POLICY "reviews_staff_read" ON "reviews" AS PERMISSIVE FOR SELECT TO "krok_staff" USING (true);--> statement-breakpoint
CREATE POLICY "reviews_shop" ON "reviews" AS PERMISSIVE FOR ALL TO "krok_shop" USING (true) WITH CHECK (true);