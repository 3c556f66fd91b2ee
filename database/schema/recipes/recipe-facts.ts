import { sql } from 'drizzle-orm'
import { boolean, pgView, text, uuid } from 'drizzle-orm/pg-core'
import { ALLERGENS } from '#shared/catalog/food.ts'

/**
 * The facts that follow from all that is in a recipe, products among it that the shop does not show: an allergen must
 * never be missed. So it reads as its owner, past the row policies, and gives away nothing but this.
 */
export const recipeFacts = pgView('recipe_facts', {
  recipeId: uuid('recipe_id').notNull(),
  allergens: text({ enum: ALLERGENS }).array().notNull(),
  mayContain: text('may_contain', { enum: ALLERGENS }).array().notNull(),
  isVegan: boolean('is_vegan').notNull(),
  isVegetarian: boolean('is_vegetarian').notNull(),
  isGlutenFree: boolean('is_gluten_free').notNull(),
  /** A product in it has been deleted, or nobody has said what is in it. */
  isIncomplete: boolean('is_incomplete').notNull(),
}).as(sql`
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
  from parts group by recipe_id`)
