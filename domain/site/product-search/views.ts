import { z } from 'zod'
import { ALLERGENS, DIET_TAGS } from '#shared/catalog/food.ts'
import { HEATS } from '#shared/catalog/product-filters.ts'
import { productPage } from '#domain/catalog/catalog/views.ts'

/** The facts that a search was understood to ask of labels. */
export const understood = z.object({
  contains: z.array(z.array(z.enum(ALLERGENS))).describe('Of each group the label names at least one.'),
  without: z.array(z.enum(ALLERGENS)),
  diets: z.array(z.enum(DIET_TAGS)),
  heat: z.enum(HEATS).optional(),
  unsaid: z.array(z.string()).describe('What no label says.'),
  text: z.string().describe('What was searched for in names and texts.'),
})
export type Understood = z.infer<typeof understood>

export const foundProducts = productPage.extend({
  understood: understood.optional().describe('What the words were understood to ask of labels, if anything.'),
})
export type FoundProducts = z.infer<typeof foundProducts>
