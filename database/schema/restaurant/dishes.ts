import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgPolicy,
  pgTable,
  pgView,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { ALLERGENS, DIET_TAGS, type SpiceLevel } from '#shared/catalog/food.ts'
import { MENU_COURSES } from '#shared/restaurant/dish-fields.ts'
import { products } from '../catalog/products.ts'
import { cents, createdAt, instant, isOneOf, localizedText } from '../columns.ts'
import { recipes } from '../recipes/recipes.ts'
import { customer, shopPolicy, staffReadPolicy, visitor } from '../roles.ts'

/** The dishes and drinks of the restaurant. */
export const dishes = pgTable(
  'dishes',
  {
    id: uuid().primaryKey().defaultRandom(),
    course: text({ enum: MENU_COURSES }).notNull(),
    name: localizedText('name').notNull(),
    /** The Thai name in Latin letters; may be empty. */
    roman: text().notNull().default(''),
    description: localizedText('description').notNull(),
    priceCents: cents('price_cents').notNull(),
    spiceLevel: smallint('spice_level').$type<SpiceLevel>().notNull(),
    /** Added to those of its recipe and products: what guests are told is in `dish_facts`. */
    allergens: text({ enum: ALLERGENS }).array().notNull().default([]),
    /** As far as its recipe and products allow: the same. */
    dietTags: text('diet_tags', { enum: DIET_TAGS }).array().notNull().default([]),
    /** Without size and ending: in the storage, or `/images/dishes/x`; null if there is none. */
    picture: text(),
    pictureAlt: localizedText('picture_alt').notNull(),
    recipeId: uuid('recipe_id').references(() => recipes.id, { onDelete: 'set null' }),
    /** It was cooked by a recipe when it was saved: if that is gone, nobody knows what was in it. */
    hasRecipe: boolean('has_recipe').notNull().default(false),
    isActive: boolean('is_active').notNull().default(true),
    /** Its place in its course. */
    position: integer().notNull(),
    /** The day in the restaurant on which there is no more of it. On any other day there is. */
    soldOutOn: date('sold_out_on', { mode: 'string' }),
    /** Goes up with each change; a save names the one that it was made from. */
    version: integer().notNull().default(1),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    check('dishes_course', isOneOf(table.course, MENU_COURSES)),
    check('dishes_price', sql`${table.priceCents} > 0`),
    check('dishes_spice_level', sql`${table.spiceLevel} between 0 and 5`),
    check('dishes_recipe', sql`${table.recipeId} is null or ${table.hasRecipe}`),
    index('dishes_in_order').on(table.course, table.position, table.id),
    index('dishes_by_recipe').on(table.recipeId),
    pgPolicy('dishes_active', { for: 'select', to: [visitor, customer], using: sql`${table.isActive}` }),
    staffReadPolicy('dishes'),
    shopPolicy('dishes'),
  ],
)

/** The products of ours that are in a dish, or that it is served with. */
export const dishProducts = pgTable(
  'dish_products',
  {
    dishId: uuid('dish_id')
      .notNull()
      .references(() => dishes.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    /** Null of one that has been deleted. */
    productId: uuid('product_id').references(() => products.id, { onDelete: 'set null' }),
  },
  (table) => [
    unique('dish_products_position').on(table.dishId, table.position),
    index('dish_products_by_product').on(table.productId),
    pgPolicy('dish_products_of_visible_dishes', {
      for: 'select',
      to: [visitor, customer],
      using: sql`exists (select 1 from dishes where dishes.id = ${table.dishId})`,
    }),
    staffReadPolicy('dish_products'),
    shopPolicy('dish_products'),
  ],
)

/**
 * The facts that guests are told of a dish: it contains what it, its recipe or one of its products contains, and is for
 * those whom all of them are for. Like `recipe_facts` it reads past the row policies: a recipe that the site hides is
 * still cooked.
 */
export const dishFacts = pgView('dish_facts', {
  dishId: uuid('dish_id').notNull(),
  allergens: text({ enum: ALLERGENS }).array().notNull(),
  isVegan: boolean('is_vegan').notNull(),
  isVegetarian: boolean('is_vegetarian').notNull(),
  isGlutenFree: boolean('is_gluten_free').notNull(),
  /** Its recipe, or a product in it, has been deleted, or nobody has said what that product contains. */
  isIncomplete: boolean('is_incomplete').notNull(),
}).as(sql`
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
  from parts group by dish_id`)
