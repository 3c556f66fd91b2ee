import type { SeedDish } from './types.ts'
import { curries } from './curries.ts'
import { drinks } from './drinks.ts'
import { grill } from './grill.ts'
import { riceAndSides } from './rice-and-sides.ts'
import { salads } from './salads.ts'
import { starters } from './starters.ts'
import { sweets } from './sweets.ts'
import { wok } from './wok.ts'

/** The menu of the demo’s restaurant, in its order. */
export const seedDishes: SeedDish[] = [
  ...starters,
  ...salads,
  ...curries,
  ...wok,
  ...grill,
  ...riceAndSides,
  ...sweets,
  ...drinks,
]
