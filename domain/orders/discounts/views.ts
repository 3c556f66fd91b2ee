import { z } from 'zod'
import { keysetPageOf } from '#shared/kernel/keyset.ts'
import { cents, instant } from '#shared/kernel/view-fields.ts'
import { DISCOUNT_STATES } from '#shared/orders/discount-codes.ts'

/** The discount of a code: a percentage of the goods, cents off the goods, or the whole delivery. */
export const discountTerms = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('percent'), percent: z.int() }),
  z.object({ kind: z.literal('amount'), amountCents: cents }),
  z.object({ kind: z.literal('free_delivery') }),
])
export type DiscountTerms = z.infer<typeof discountTerms>

/** A code as staff see it; null means no limit. */
export const discountView = z.object({
  id: z.uuid(),
  version: z.int(),
  code: z.string(),
  terms: discountTerms,
  minimumCents: cents,
  startsAt: instant.nullable(),
  endsAt: instant.nullable(),
  maxUses: z.int().nullable(),
  maxUsesPerCustomer: z.int().nullable(),
  createdAt: instant,
  uses: z.int().describe('Orders that use it and were neither cancelled nor expired.'),
  /** The cost of free deliveries is not known. */
  givenCents: cents.describe('What it took off the goods of those orders.'),
  state: z.enum(DISCOUNT_STATES),
})
export type DiscountView = z.infer<typeof discountView>

/** The number of orders that have an offer, and what it took off them, in ZAR cents. */
export type OfferUses = { uses: number; givenCents: number }

export const discountList = keysetPageOf(discountView)
export type DiscountList = z.infer<typeof discountList>
