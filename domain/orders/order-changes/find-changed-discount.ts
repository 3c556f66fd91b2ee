import type { ShopCtx } from '#domain/kernel/context.ts'
import { findOrderDiscount } from '../checkout/index.ts'
import { readTerms } from '../discounts/index.ts'
import type { DiscountTerms } from '../discounts/views.ts'
import type { Changeable } from './read-changeable.ts'
import type { OrderChangePreview, OrderChangeRefusal, WantedChange } from './schemas.ts'

type FoundDiscount = {
  ok: true
  id: string | null
  code: string | null
  terms: DiscountTerms | undefined
  droppedCode: OrderChangePreview['droppedCode']
}
const NO_DISCOUNT: FoundDiscount = { ok: true, id: null, code: null, terms: undefined, droppedCode: null }

type PricingFacts = Pick<
  Parameters<typeof findOrderDiscount>[1],
  'deliveryMethod' | 'province' | 'delivery' | 'goodsCents'
>

/** Finds what is taken off: a code that the order has stays unless its goods are no longer worth it; another has to be in force. */
export async function findChangedDiscount(
  ctx: ShopCtx,
  { row }: Changeable,
  { discount }: WantedChange,
  facts: PricingFacts,
): Promise<FoundDiscount | OrderChangeRefusal> {
  const { goodsCents } = facts
  if (discount?.kind === 'none') return NO_DISCOUNT
  if (discount?.kind === 'amount') {
    if (discount.amountCents > goodsCents)
      return { ok: false, reason: 'discount_too_large', maxCents: goodsCents }
    return { ...NO_DISCOUNT, terms: discount }
  }
  if (discount && discount.code !== row.discountCode) {
    const { customerId, email } = row
    const buyer = { customerId, email: email || undefined }
    const found = await findOrderDiscount(ctx, { ...facts, ...buyer, discountCode: discount.code })
    if (!found?.ok) {
      const { ok: _, ...refusal } = found ?? { ok: false, reason: 'unknown' as const }
      return { ok: false, reason: 'discount_refused', refusal }
    }
    return { ok: true, id: found.id, code: found.code, terms: found.terms, droppedCode: null }
  }
  if (row.discountCodeId && row.discountCode) {
    const { terms, minimumCents } = await readTerms(ctx, { id: row.discountCodeId })
    if (goodsCents < minimumCents)
      return { ...NO_DISCOUNT, droppedCode: { code: row.discountCode, minimumCents } }
    return { ok: true, id: row.discountCodeId, code: row.discountCode, terms, droppedCode: null }
  }
  const givenCents = row.discountCents - row.offers.reduce((sum, { cents }) => sum + cents, 0)
  if (givenCents <= 0) return NO_DISCOUNT
  return { ...NO_DISCOUNT, terms: { kind: 'amount', amountCents: givenCents } }
}
