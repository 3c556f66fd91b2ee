/**
 * The tables that public pages show. A trigger on each announces its changes by its name; what shows it is then dropped
 * from the page cache.
 */
export const SHOWN_TABLES = [
  'batches',
  'categories',
  'dish_products',
  'dishes',
  'events',
  'exchange_rates',
  'ingredients',
  'offers',
  'product_images',
  'products',
  'recipe_lines',
  'recipe_steps',
  'recipes',
  'reviews',
  'settings',
] as const
export type ShownTable = (typeof SHOWN_TABLES)[number]

export function isShownTable(name: string): name is ShownTable {
  return SHOWN_TABLES.some((table) => table === name)
}
