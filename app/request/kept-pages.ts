import type { ShownTable } from '#shared/kernel/shown-tables.ts'
import type { Page } from './page-path.ts'

/** Prices in the visitor's currency; what every page's footer says is a setting. */
const PRODUCTS = [
  'products',
  'product_images',
  'categories',
  'offers',
  'reviews',
  'exchange_rates',
  'settings',
] as const

/** The tables shown in the head and the foot of every page, and in texts. */
const FRAME = ['categories', 'exchange_rates', 'settings'] as const

/** A recipe, and what its ingredients contain. */
const RECIPES = ['recipes', 'recipe_lines', 'ingredients'] as const

/** Kept no longer than their days are right: see `keepUntil`. */
const EVENTS = ['events', ...FRAME] as const
/** The tables of the reviews of something, and of its name. */
const REVIEWS = ['reviews', ...FRAME] as const

/**
 * The pages that are the same for every visitor, and the tables that they show: kept in front of the router until one of
 * these changes, and by browsers, which ask each time whether they still hold. Every other page is for the visitor who
 * asked, and kept by nobody.
 */
export const KEPT_PAGES = {
  '/': [...PRODUCTS, ...RECIPES, 'batches', 'events'],
  // A search finds recipes and events too.
  '/shop': [...PRODUCTS, ...RECIPES, 'events'],
  '/product/:id': [...PRODUCTS, ...RECIPES],
  '/product/:id/reviews': ['products', 'product_images', ...REVIEWS],
  '/recipes': ['products', 'reviews', ...RECIPES, ...FRAME],
  // Shows whether the restaurant has it on the menu.
  '/recipes/:id': ['dishes', 'recipe_steps', ...PRODUCTS, ...RECIPES],
  '/menu': ['dishes', 'dish_products', 'products', ...RECIPES, ...FRAME],
  '/events': EVENTS,
  '/events/:id': EVENTS,
  '/recipes/:id/reviews': ['recipes', ...REVIEWS],
  '/about': FRAME,
  '/traditional-green-curry': FRAME,
  '/shipping': FRAME,
  '/returns': FRAME,
  '/privacy': FRAME,
  '/terms': FRAME,
} as const satisfies Partial<Record<Page, readonly ShownTable[]>>

/**
 * Answers that show what changes with every reservation, which nobody announces: kept for seconds, as their loaders say
 * (`keepUntil`), and until one of these tables changes.
 */
export const KEPT_FOR_SECONDS = {
  '/reservations/next': ['settings'],
} as const satisfies Partial<Record<Page, readonly ShownTable[]>>
