import { z } from 'zod'
import { cents } from '#shared/kernel/view-fields.ts'

/** A product that may be a part, as staff choose it. */
const possiblePart = z.object({ id: z.uuid(), sku: z.string(), name: z.string(), priceCents: cents })

/** The parts of a product, for the form that changes them. */
export const setForm = z.object({
  id: z.uuid(),
  version: z.int(),
  slug: z.string(),
  sku: z.string(),
  name: z.string(),
  isActive: z.boolean(),
  isSet: z.boolean(),
  priceCents: cents,
  /** The number of sets that its parts allow. */
  left: z.int(),
  parts: z.array(possiblePart.extend({ quantity: z.int(), stock: z.int(), isShown: z.boolean() })),
  /** The products that are no sets, by code. */
  possible: z.array(possiblePart),
})
export type SetForm = z.infer<typeof setForm>
