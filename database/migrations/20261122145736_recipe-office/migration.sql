CREATE TABLE "former_recipe_slugs" (
	"slug" text PRIMARY KEY,
	"recipe_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "former_recipe_slugs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "ingredients" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "published_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "missing_texts" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "search_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "search_words" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "search_vector" tsvector GENERATED ALWAYS AS (product_lexemes("recipes"."search_name", "recipes"."search_words")) STORED;--> statement-breakpoint
CREATE INDEX "former_recipe_slugs_by_recipe" ON "former_recipe_slugs" ("recipe_id");--> statement-breakpoint
CREATE INDEX "recipes_search_vector" ON "recipes" USING gin ("search_vector");--> statement-breakpoint
CREATE INDEX "recipes_search_text" ON "recipes" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "recipes_search_name" ON "recipes" USING gin ("search_name" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "former_recipe_slugs" ADD CONSTRAINT "former_recipe_slugs_recipe_id_recipes_id_fkey" FOREIGN KEY ("recipe_id") REFERENCES "recipes"("id") ON DELETE CASCADE;--> statement-breakpoint
CREATE POLICY "former_recipe_slugs_public" ON "former_recipe_slugs" AS PERMISSIVE FOR SELECT TO "krok_customer", "krok_visitor" USING (true);--> statement-breakpoint
CREATE POLICY "former_recipe_slugs_staff_read" ON "former_recipe_slugs" AS PERMISSIVE FOR SELECT TO "krok_staff" USING (true);--> statement-breakpoint
CREATE POLICY "former_recipe_slugs_shop" ON "former_recipe_slugs" AS PERMISSIVE FOR ALL TO "krok_shop" USING (true) WITH CHECK (true);