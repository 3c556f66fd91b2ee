CREATE TABLE "dish_products" (
	"dish_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"product_id" uuid,
	CONSTRAINT "dish_products_position" UNIQUE("dish_id","position")
);
--> statement-breakpoint
ALTER TABLE "dish_products" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "dishes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"course" text NOT NULL,
	"name" jsonb NOT NULL,
	"roman" text DEFAULT '' NOT NULL,
	"description" jsonb NOT NULL,
	"price_cents" integer NOT NULL,
	"spice_level" smallint NOT NULL,
	"allergens" text[] DEFAULT '{}'::text[] NOT NULL,
	"diet_tags" text[] DEFAULT '{}'::text[] NOT NULL,
	"picture" text,
	"picture_alt" jsonb NOT NULL,
	"recipe_id" uuid,
	"has_recipe" boolean DEFAULT false NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"position" integer NOT NULL,
	"sold_out_on" date,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "dishes_course" CHECK ("course" in ('starters', 'salads', 'curries', 'wok', 'grill', 'rice_sides', 'sweets', 'drinks')),
	CONSTRAINT "dishes_price" CHECK ("price_cents" > 0),
	CONSTRAINT "dishes_spice_level" CHECK ("spice_level" between 0 and 5),
	CONSTRAINT "dishes_recipe" CHECK ("recipe_id" is null or "has_recipe")
);
--> statement-breakpoint
ALTER TABLE "dishes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "dish_products_by_product" ON "dish_products" ("product_id");--> statement-breakpoint
CREATE INDEX "dishes_in_order" ON "dishes" ("course","position","id");--> statement-breakpoint
CREATE INDEX "dishes_by_recipe" ON "dishes" ("recipe_id");--> statement-breakpoint
ALTER TABLE "dish_products" ADD CONSTRAINT "dish_products_dish_id_dishes_id_fkey" FOREIGN KEY ("dish_id") REFERENCES "dishes"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "dish_products" ADD CONSTRAINT "dish_products_product_id_products_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "dishes" ADD CONSTRAINT "dishes_recipe_id_recipes_id_fkey" FOREIGN KEY ("recipe_id") REFERENCES "recipes"("id") ON DELETE SET NULL;--> statement-breakpoint
CREATE VIEW "dish_facts" AS (
  with parts as (
    select id as dish_id, allergens,
      'vegan' = any(diet_tags)
        and not allergens && array['crustacean', 'fish', 'mollusc', 'milk', 'egg'] as is_vegan,
      diet_tags && array['vegan', 'vegetarian']
        and not allergens && array['crustacean', 'fish', 'mollusc'] as is_vegetarian,
      'gluten_free' = any(diet_tags) and not 'wheat' = any(allergens) as is_gluten_free,
      has_recipe and recipe_id is null as is_incomplete
    from dishes
    union all
    select dishes.id, recipe_facts.allergens, is_vegan, is_vegetarian, is_gluten_free, is_incomplete
    from dishes join recipe_facts on recipe_facts.recipe_id = dishes.recipe_id
    union all
    select dish_id, coalesce(products.allergens, '{}'), coalesce('vegan' = any(diet_tags), false),
      coalesce(diet_tags && array['vegan', 'vegetarian'], false),
      coalesce('gluten_free' = any(diet_tags), false), products.id is null
    from dish_products left join products on products.id = dish_products.product_id
  )
  select dish_id,
    array(select distinct allergen from parts part, unnest(part.allergens) allergen
      where part.dish_id = parts.dish_id) as allergens,
    bool_and(is_vegan) as is_vegan, bool_and(is_vegetarian) as is_vegetarian,
    bool_and(is_gluten_free) as is_gluten_free, bool_or(is_incomplete) as is_incomplete
  from parts group by dish_id);--> statement-breakpoint
CREATE POLICY "dish_products_of_visible_dishes" ON "dish_products" AS PERMISSIVE FOR SELECT TO "krok_customer", "krok_visitor" USING (exists (select 1 from dishes where dishes.id = "dish_products"."dish_id"));--> statement-breakpoint
CREATE POLICY "dish_products_staff_read" ON "dish_products" AS PERMISSIVE FOR SELECT TO "krok_staff" USING (true);--> statement-breakpoint
CREATE POLICY "dish_products_shop" ON "dish_products" AS PERMISSIVE FOR ALL TO "krok_shop" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "dishes_active" ON "dishes" AS PERMISSIVE FOR SELECT TO "krok_customer", "krok_visitor" USING ("dishes"."is_active");--> statement-breakpoint
CREATE POLICY "dishes_staff_read" ON "dishes" AS PERMISSIVE FOR SELECT TO "krok_staff" USING (true);--> statement-breakpoint
CREATE POLICY "dishes_shop" ON "dishes" AS PERMISSIVE FOR ALL TO "krok_shop" USING (true) WITH CHECK (true);