import { fresh } from './fresh.ts'
import { herbs } from './herbs.ts'
import { staples } from './staples.ts'

/** What the demo's recipes are cooked with, besides our jars. */
export const seedIngredients = [...staples, ...fresh, ...herbs]
