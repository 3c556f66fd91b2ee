import { quoteCart } from '../cart/index.ts'
import type { QuoteCartInput } from '../cart/schemas.ts'
import { asShop, type Ctx, inTransaction } from '../context.ts'
import { FREE_DELIVERY_FROM_CENTS } from './delivery-rates.ts'
import { findOrderDiscount } from './find-order-discount.ts'
import type { CheckoutQuote } from './schemas.ts'
import { type Destination, totalOrder } from './total-order.ts'

type QuoteCheckoutInput = QuoteCartInput &
  Destination & {
    /** In capitals. */
    discountCode?: string | undefined
    /** Whose earlier uses of the code count, besides the actor's. */
    email?: string | undefined
  }

/**
 * The cart with discount and delivery: what the review step shows, and what placeOrder will charge if nothing
 * changes. A code that takes nothing off is told with the reason.
 */
export async function quoteCheckout(ctx: Ctx, input: QuoteCheckoutInput): Promise<CheckoutQuote> {
  const cart = await quoteCart(ctx, { lines: input.lines, language: input.language })
  const { deliveryMethod, province, discountCode, email } = input
  const customerId = ctx.actor.role === 'customer' ? ctx.actor.id : null
  const goodsCents = cart.subtotalCents
  const wanted = { deliveryMethod, province, discountCode, email, customerId, goodsCents }
  // Codes are the shop's secret: a buyer learns of the one that they know.
  const found = discountCode
    ? await inTransaction(asShop(ctx), (ctx) => findOrderDiscount(ctx, wanted))
    : undefined
  const terms = found?.ok ? found.terms : undefined
  const { discountCents, goodsVatCents, deliveryCents, totalCents, vatCents } = totalOrder(
    cart.lines,
    input,
    terms,
  )
  const gap = FREE_DELIVERY_FROM_CENTS - goodsCents
  return {
    cart,
    discount: found?.ok ? { code: found.code, kind: found.terms.kind, discountCents } : null,
    discountRefusal: found?.ok === false ? found.refusal : null,
    goodsVatCents,
    deliveryCents,
    totalCents,
    vatCents,
    freeDeliveryGapCents: deliveryMethod === 'courier' && gap > 0 ? gap : null,
  }
}
