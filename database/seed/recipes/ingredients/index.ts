import { fresh } from './fresh.ts'
import { herbs } from './herbs.ts'
import { staples } from './staples.ts'

/** The ingredients of the demo's recipes, apart from our jars. */
export const seedIngredients = [...staples, ...fresh, ...herbs]
