CREATE TABLE "restock_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"product_id" uuid NOT NULL,
	"email" text NOT NULL,
	"state" text NOT NULL,
	"language" text NOT NULL,
	"wording" text NOT NULL,
	"token_hash" bytea UNIQUE,
	"asked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "restock_requests_once" UNIQUE("product_id","email"),
	CONSTRAINT "restock_requests_email" CHECK ("email" = lower("email")),
	CONSTRAINT "restock_requests_state" CHECK ("state" in ('pending', 'waiting'))
);
--> statement-breakpoint
ALTER TABLE "restock_requests" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "recipe_favourites" (
	"customer_id" uuid,
	"recipe_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recipe_favourites_pkey" PRIMARY KEY("customer_id","recipe_id")
);
--> statement-breakpoint
ALTER TABLE "recipe_favourites" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "restock_requests_by_email" ON "restock_requests" ("email");--> statement-breakpoint
CREATE INDEX "restock_requests_by_age" ON "restock_requests" ("state","asked_at");--> statement-breakpoint
CREATE INDEX "recipe_favourites_by_recipe" ON "recipe_favourites" ("recipe_id");--> statement-breakpoint
CREATE INDEX "carts_by_age" ON "carts" ("updated_at");--> statement-breakpoint
ALTER TABLE "restock_requests" ADD CONSTRAINT "restock_requests_product_id_products_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "recipe_favourites" ADD CONSTRAINT "recipe_favourites_customer_id_customers_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "customers"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "recipe_favourites" ADD CONSTRAINT "recipe_favourites_recipe_id_recipes_id_fkey" FOREIGN KEY ("recipe_id") REFERENCES "recipes"("id") ON DELETE CASCADE;--> statement-breakpoint
CREATE POLICY "restock_requests_shop" ON "restock_requests" AS PERMISSIVE FOR ALL TO "krok_shop" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "recipe_favourites_own" ON "recipe_favourites" AS PERMISSIVE FOR ALL TO "krok_customer" USING ("recipe_favourites"."customer_id" = nullif(current_setting('app.actor_id', true), '')::uuid) WITH CHECK ("recipe_favourites"."customer_id" = nullif(current_setting('app.actor_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "recipe_favourites_shop" ON "recipe_favourites" AS PERMISSIVE FOR ALL TO "krok_shop" USING (true) WITH CHECK (true);