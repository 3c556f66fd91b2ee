import type { Province } from '#shared/provinces.ts'
import { quoteCart } from '../cart/index.ts'
import type { QuoteCartInput } from '../cart/schemas.ts'
import type { Ctx } from '../context.ts'
import { deliveryCentsFor, deliveryVatCents, FREE_DELIVERY_FROM_CENTS } from './delivery-rates.ts'
import type { CheckoutQuote, DeliveryMethod } from './schemas.ts'

/** The cart with delivery: what the review step shows, and what placeOrder will charge if nothing changes. */
export async function quoteCheckout(
  ctx: Ctx,
  input: QuoteCartInput & { deliveryMethod: DeliveryMethod; province?: Province | undefined },
): Promise<CheckoutQuote> {
  const cart = await quoteCart(ctx, { lines: input.lines, language: input.language })
  const deliveryCents = deliveryCentsFor(input.deliveryMethod, input.province, cart.subtotalCents)
  const gap = FREE_DELIVERY_FROM_CENTS - cart.subtotalCents
  return {
    cart,
    deliveryCents,
    totalCents: deliveryCents === null ? null : cart.subtotalCents + deliveryCents,
    vatCents: deliveryCents === null ? null : cart.vatCents + deliveryVatCents(deliveryCents),
    freeDeliveryGapCents: input.deliveryMethod === 'courier' && gap > 0 ? gap : null,
  }
}
