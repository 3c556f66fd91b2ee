import { sql, type SQL } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgPolicy,
  pgTable,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import type { SpiceLevel } from '#shared/catalog/food.ts'
import type { LocalizedText } from '#shared/kernel/locale.ts'
import { COURSES, DIFFICULTIES, MOST_SERVINGS } from '#shared/recipes/recipe-fields.ts'
import { createdAt, instant, isOneOf, localizedText, tsvector } from '../columns.ts'
import { customer, shopPolicy, staffReadPolicy, visitor } from '../roles.ts'

export const recipes = pgTable(
  'recipes',
  {
    id: uuid().primaryKey().defaultRandom(),
    slug: text().notNull().unique(),
    title: localizedText('title').notNull(),
    /** One line under the title, and what lists show. */
    line: localizedText('line').notNull(),
    /** The text to read before cooking. */
    story: localizedText('story').notNull(),
    /** Without size and ending: in the storage, or `/images/dishes/x`; null if there is none. */
    picture: text(),
    pictureAlt: localizedText('picture_alt').notNull(),
    course: text({ enum: COURSES }).notNull(),
    prepMinutes: integer('prep_minutes').notNull(),
    cookMinutes: integer('cook_minutes').notNull(),
    /** Time in which nobody has to do anything: soaking, marinating. */
    restMinutes: integer('rest_minutes').notNull().default(0),
    /** The number of people the amounts are for. */
    servings: integer().notNull(),
    difficulty: text({ enum: DIFFICULTIES }).notNull(),
    spiceLevel: smallint('spice_level').$type<SpiceLevel>().notNull(),
    tips: jsonb().$type<LocalizedText[]>().notNull().default([]),
    /** Slugs of recipes that go with it. */
    related: text().array().notNull().default([]),
    isActive: boolean('is_active').notNull().default(true),
    /** When it was shown first; null for a draft that never was, which alone can be deleted. */
    publishedAt: instant('published_at'),
    sortOrder: integer('sort_order').notNull().default(0),
    /** Texts that exist in the other language only, as `steps.0.text.th`. */
    missingTexts: text('missing_texts').array().notNull().default([]),
    /** The normalised title in both languages; see `search-text.ts` of the catalogue. */
    searchName: text('search_name').notNull().default(''),
    /** The same with the line and the names of all that is in it, unsplit. */
    searchText: text('search_text').notNull().default(''),
    /** The same with Thai split into words. */
    searchWords: text('search_words').notNull().default(''),
    searchVector: tsvector('search_vector').generatedAlwaysAs(
      (): SQL => sql`product_lexemes(${recipes.searchName}, ${recipes.searchWords})`,
    ),
    /** Goes up with each change; a save names the one that it was made from. */
    version: integer().notNull().default(1),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    check('recipes_slug', sql`${table.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    check('recipes_course', isOneOf(table.course, COURSES)),
    check('recipes_difficulty', isOneOf(table.difficulty, DIFFICULTIES)),
    check('recipes_spice_level', sql`${table.spiceLevel} between 0 and 5`),
    check('recipes_servings', sql`${table.servings} between 1 and ${sql.raw(String(MOST_SERVINGS))}`),
    check(
      'recipes_minutes',
      sql`${table.prepMinutes} >= 0 and ${table.cookMinutes} >= 0 and ${table.restMinutes} >= 0
        and ${table.prepMinutes} + ${table.cookMinutes} > 0`,
    ),
    index('recipes_in_order').on(table.sortOrder, table.id),
    index('recipes_search_vector').using('gin', table.searchVector),
    index('recipes_search_text').using('gin', table.searchText.op('gin_trgm_ops')),
    index('recipes_search_name').using('gin', table.searchName.op('gin_trgm_ops')),
    pgPolicy('recipes_active', { for: 'select', to: [visitor, customer], using: sql`${table.isActive}` }),
    staffReadPolicy('recipes'),
    shopPolicy('recipes'),
  ],
)
