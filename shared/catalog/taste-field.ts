import { z } from 'zod'
import { SPICE_LEVELS } from './food.ts'

const level = z.literal(SPICE_LEVELS, { error: 'unknown_value' }).nullable()

/** The taste of a product, as it comes in and goes out. */
export const tasteField = z
  .strictObject({ sour: level, salty: level, sweet: level, aromatic: level })
  .describe('Each from 0, not at all, to 5, very; null where the shop has not said. Heat is `spiceLevel`.')
