import { z } from 'zod'
import { ALLERGENS } from './food.ts'

/** Until all cereals with gluten were named, the one of them had this name; addresses, files and clients still have it. */
const FORMER_NAMES: Record<string, string> = { wheat: 'gluten' }

/** One allergen as it comes from outside. */
export const allergen = z.preprocess(
  (name) => (typeof name === 'string' ? (FORMER_NAMES[name] ?? name) : name),
  z.enum(ALLERGENS, 'unknown_value'),
)
