import { z } from 'zod'
import * as answers from '#shared/catalog/product-answers.ts'
import { OFFER_STATES, type OfferTerms } from '#shared/catalog/offers.ts'
import { keysetPageOf } from '#shared/kernel/keyset.ts'
import { cents, instant, localized } from '#shared/kernel/view-fields.ts'

/** A percentage or an amount off the goods, a price of one product, or so many jars paid of so many. */
export const offerTerms = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('sale_price'), amountCents: cents }),
  z.object({ kind: z.literal('percent'), percent: z.int() }),
  z.object({ kind: z.literal('amount'), amountCents: cents }),
  z.object({ kind: z.literal('pay_for'), buyQuantity: z.int(), payQuantity: z.int() }),
]) satisfies z.ZodType<OfferTerms>

/** An offer as staff see it; for all goods where it names neither a product nor a category. */
export const offerView = z.object({
  id: z.uuid(),
  version: z.int(),
  name: localized,
  terms: offerTerms,
  product: z.object({ id: z.uuid(), sku: z.string(), name: localized }).nullable(),
  category: z.object({ id: z.uuid(), name: localized }).nullable(),
  minimumQuantity: z.int(),
  minimumCents: cents,
  startsAt: instant,
  endsAt: instant,
  combines: z.boolean().describe('Together with other offers that do, and with discount codes.'),
  createdAt: instant,
  state: z.enum(OFFER_STATES),
})
export type OfferView = z.infer<typeof offerView>

/** The offer that makes a product's price, in one language. */
export const saleView = answers.saleView
export type SaleView = z.infer<typeof saleView>

export const offerList = keysetPageOf(offerView)
export type OfferList = z.infer<typeof offerList>
