CREATE TABLE "ingredients" (
	"id" text PRIMARY KEY,
	"name" jsonb NOT NULL,
	"counted" jsonb,
	"allergens" text[] DEFAULT '{}'::text[] NOT NULL,
	"diet" text NOT NULL,
	"swap" jsonb,
	CONSTRAINT "ingredients_id" CHECK ("id" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "ingredients_diet" CHECK ("diet" in ('vegan', 'vegetarian', 'neither'))
);
--> statement-breakpoint
ALTER TABLE "ingredients" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "recipe_lines" (
	"recipe_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"key" text NOT NULL,
	"ingredient_id" text,
	"product_id" uuid,
	"name" jsonb,
	"amount" numeric,
	"unit" text,
	"note" jsonb,
	"part" jsonb,
	"is_optional" boolean DEFAULT false NOT NULL,
	CONSTRAINT "recipe_lines_position" UNIQUE("recipe_id","position"),
	CONSTRAINT "recipe_lines_key" UNIQUE("recipe_id","key"),
	CONSTRAINT "recipe_lines_of_one" CHECK (num_nonnulls("ingredient_id", "name") = 1),
	CONSTRAINT "recipe_lines_product_has_name" CHECK ("product_id" is null or "name" is not null),
	CONSTRAINT "recipe_lines_amount" CHECK ("amount" > 0),
	CONSTRAINT "recipe_lines_unit" CHECK ("unit" in ('g', 'ml', 'tsp', 'tbsp', 'piece', 'clove', 'stalk', 'leaf', 'bunch', 'handful', 'pinch', 'slice', 'cm'))
);
--> statement-breakpoint
ALTER TABLE "recipe_lines" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "recipe_steps" (
	"recipe_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"title" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"uses" text[] DEFAULT '{}'::text[] NOT NULL,
	"timer_minutes" integer,
	"timer_label" jsonb,
	CONSTRAINT "recipe_steps_position" UNIQUE("recipe_id","position"),
	CONSTRAINT "recipe_steps_timer" CHECK ("timer_minutes" between 1 and 1440),
	CONSTRAINT "recipe_steps_timer_label" CHECK (("timer_minutes" is null) = ("timer_label" is null))
);
--> statement-breakpoint
ALTER TABLE "recipe_steps" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "recipes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"slug" text NOT NULL UNIQUE,
	"title" jsonb NOT NULL,
	"line" jsonb NOT NULL,
	"story" jsonb NOT NULL,
	"picture" text,
	"picture_alt" jsonb NOT NULL,
	"course" text NOT NULL,
	"prep_minutes" integer NOT NULL,
	"cook_minutes" integer NOT NULL,
	"rest_minutes" integer DEFAULT 0 NOT NULL,
	"servings" integer NOT NULL,
	"difficulty" text NOT NULL,
	"spice_level" smallint NOT NULL,
	"tips" jsonb DEFAULT '[]' NOT NULL,
	"related" text[] DEFAULT '{}'::text[] NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recipes_slug" CHECK ("slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "recipes_course" CHECK ("course" in ('curry', 'noodles', 'stir-fry', 'soup', 'salad', 'snack', 'grill', 'dessert', 'drink')),
	CONSTRAINT "recipes_difficulty" CHECK ("difficulty" in ('easy', 'medium', 'demanding')),
	CONSTRAINT "recipes_spice_level" CHECK ("spice_level" between 0 and 5),
	CONSTRAINT "recipes_servings" CHECK ("servings" between 1 and 100),
	CONSTRAINT "recipes_minutes" CHECK ("prep_minutes" >= 0 and "cook_minutes" >= 0 and "rest_minutes" >= 0
        and "prep_minutes" + "cook_minutes" > 0)
);
--> statement-breakpoint
ALTER TABLE "recipes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "recipe_lines_by_product" ON "recipe_lines" ("product_id");--> statement-breakpoint
CREATE INDEX "recipe_lines_by_ingredient" ON "recipe_lines" ("ingredient_id");--> statement-breakpoint
CREATE INDEX "recipes_in_order" ON "recipes" ("sort_order","id");--> statement-breakpoint
ALTER TABLE "recipe_lines" ADD CONSTRAINT "recipe_lines_recipe_id_recipes_id_fkey" FOREIGN KEY ("recipe_id") REFERENCES "recipes"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "recipe_lines" ADD CONSTRAINT "recipe_lines_ingredient_id_ingredients_id_fkey" FOREIGN KEY ("ingredient_id") REFERENCES "ingredients"("id");--> statement-breakpoint
ALTER TABLE "recipe_lines" ADD CONSTRAINT "recipe_lines_product_id_products_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "recipe_steps" ADD CONSTRAINT "recipe_steps_recipe_id_recipes_id_fkey" FOREIGN KEY ("recipe_id") REFERENCES "recipes"("id") ON DELETE CASCADE;--> statement-breakpoint
CREATE VIEW "recipe_facts" AS (
  with parts as (
    select recipe_id, allergens, '{}'::text[] as may_contain, diet = 'vegan' as is_vegan,
      diet <> 'neither' as is_vegetarian, not 'wheat' = any(allergens) as is_gluten_free, false as is_incomplete
    from recipe_lines join ingredients on ingredients.id = recipe_lines.ingredient_id
    union all
    select recipe_id, coalesce(products.allergens, '{}'), coalesce(products.may_contain, '{}'),
      coalesce('vegan' = any(diet_tags), false), coalesce(diet_tags && array['vegan', 'vegetarian'], false),
      coalesce('gluten_free' = any(diet_tags), false), products.id is null
    from recipe_lines left join products on products.id = recipe_lines.product_id
    where recipe_lines.ingredient_id is null
  )
  select recipe_id,
    array(select distinct allergen from parts part, unnest(part.allergens) allergen
      where part.recipe_id = parts.recipe_id) as allergens,
    array(select distinct allergen from parts part, unnest(part.may_contain) allergen
      where part.recipe_id = parts.recipe_id) as may_contain,
    bool_and(is_vegan) as is_vegan, bool_and(is_vegetarian) as is_vegetarian,
    bool_and(is_gluten_free) as is_gluten_free, bool_or(is_incomplete) as is_incomplete
  from parts group by recipe_id);--> statement-breakpoint
CREATE POLICY "ingredients_read" ON "ingredients" AS PERMISSIVE FOR SELECT TO "krok_customer", "krok_staff", "krok_visitor" USING (true);--> statement-breakpoint
CREATE POLICY "ingredients_shop" ON "ingredients" AS PERMISSIVE FOR ALL TO "krok_shop" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "recipe_lines_of_visible_recipes" ON "recipe_lines" AS PERMISSIVE FOR SELECT TO "krok_customer", "krok_visitor" USING (exists (select 1 from recipes where recipes.id = "recipe_lines"."recipe_id"));--> statement-breakpoint
CREATE POLICY "recipe_lines_staff_read" ON "recipe_lines" AS PERMISSIVE FOR SELECT TO "krok_staff" USING (true);--> statement-breakpoint
CREATE POLICY "recipe_lines_shop" ON "recipe_lines" AS PERMISSIVE FOR ALL TO "krok_shop" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "recipe_steps_of_visible_recipes" ON "recipe_steps" AS PERMISSIVE FOR SELECT TO "krok_customer", "krok_visitor" USING (exists (select 1 from recipes where recipes.id = "recipe_steps"."recipe_id"));--> statement-breakpoint
CREATE POLICY "recipe_steps_staff_read" ON "recipe_steps" AS PERMISSIVE FOR SELECT TO "krok_staff" USING (true);--> statement-breakpoint
CREATE POLICY "recipe_steps_shop" ON "recipe_steps" AS PERMISSIVE FOR ALL TO "krok_shop" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "recipes_active" ON "recipes" AS PERMISSIVE FOR SELECT TO "krok_customer", "krok_visitor" USING ("recipes"."is_active");--> statement-breakpoint
CREATE POLICY "recipes_staff_read" ON "recipes" AS PERMISSIVE FOR SELECT TO "krok_staff" USING (true);--> statement-breakpoint
CREATE POLICY "recipes_shop" ON "recipes" AS PERMISSIVE FOR ALL TO "krok_shop" USING (true) WITH CHECK (true);