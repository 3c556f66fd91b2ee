-- The allergen is all cereals with gluten, not wheat alone. The versions go up, so that a form which was open says so.
update products set version = version + 1, allergens = array_replace(allergens, 'wheat', 'gluten'),
  may_contain = array_replace(may_contain, 'wheat', 'gluten')
  where 'wheat' = any(allergens || may_contain);--> statement-breakpoint
update ingredients set version = version + 1, allergens = array_replace(allergens, 'wheat', 'gluten')
  where 'wheat' = any(allergens);--> statement-breakpoint
update dishes set version = version + 1, allergens = array_replace(allergens, 'wheat', 'gluten')
  where 'wheat' = any(allergens);--> statement-breakpoint
update product_import_rows set values = values || jsonb_build_object(
    'allergens', replace((values -> 'allergens')::text, '"wheat"', '"gluten"')::jsonb,
    'mayContain', replace((values -> 'mayContain')::text, '"wheat"', '"gluten"')::jsonb)
  where values ? 'allergens' and values ? 'mayContain';--> statement-breakpoint
CREATE OR REPLACE VIEW "recipe_facts" AS (
  with parts as (
    select recipe_id, allergens, '{}'::text[] as may_contain, diet = 'vegan' as is_vegan,
      diet <> 'neither' as is_vegetarian, not 'gluten' = any(allergens) as is_gluten_free, false as is_incomplete
    from recipe_lines join ingredients on ingredients.id = recipe_lines.ingredient_id
    union all
    select recipe_id, coalesce(products.allergens, '{}'), coalesce(products.may_contain, '{}'),
      coalesce('vegan' = any(diet_tags), false), coalesce(diet_tags && array['vegan', 'vegetarian'], false),
      coalesce('gluten_free' = any(diet_tags), false), products.allergens is null
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
CREATE OR REPLACE VIEW "dish_facts" AS (
  with parts as (
    select id as dish_id, allergens,
      'vegan' = any(diet_tags)
        and not allergens && array['crustacean', 'fish', 'mollusc', 'milk', 'egg'] as is_vegan,
      diet_tags && array['vegan', 'vegetarian']
        and not allergens && array['crustacean', 'fish', 'mollusc'] as is_vegetarian,
      'gluten_free' = any(diet_tags) and not 'gluten' = any(allergens) as is_gluten_free,
      has_recipe and recipe_id is null as is_incomplete
    from dishes
    union all
    select dishes.id, recipe_facts.allergens, is_vegan, is_vegetarian, is_gluten_free, is_incomplete
    from dishes join recipe_facts on recipe_facts.recipe_id = dishes.recipe_id
    union all
    select dish_id, coalesce(products.allergens, '{}'), coalesce('vegan' = any(diet_tags), false),
      coalesce(diet_tags && array['vegan', 'vegetarian'], false),
      coalesce('gluten_free' = any(diet_tags), false), products.allergens is null
    from dish_products left join products on products.id = dish_products.product_id
  )
  select dish_id,
    array(select distinct allergen from parts part, unnest(part.allergens) allergen
      where part.dish_id = parts.dish_id) as allergens,
    bool_and(is_vegan) as is_vegan, bool_and(is_vegetarian) as is_vegetarian,
    bool_and(is_gluten_free) as is_gluten_free, bool_or(is_incomplete) as is_incomplete
  from parts group by dish_id);
