import { getSettings } from '#domain/base/settings/index.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { quoteCart } from '../cart/index.ts'
import type { QuoteCartInput } from '../cart/schemas.ts'
import type { CartQuote } from '../cart/views.ts'
import { icePackCentsFor } from './chilled.ts'
import { deliveryOffer } from './delivery-rates.ts'
import { getKnownDetails } from './get-known-details.ts'
import type { DeliveryOffer, KnownDetails } from './schemas.ts'

/** The checkout before an address is known: the cart, its delivery, and what the form fills in. */
export async function getCheckoutPage(
  ctx: Ctx,
  input: QuoteCartInput,
): Promise<{
  cart: CartQuote
  known: KnownDetails | undefined
  delivery: DeliveryOffer
  /** The price of the ice pack in a delivery by courier; null where none goes with it. */
  icePackCents: number | null
  /** So long a large order waits for its transfer. */
  payLargeTransferHours: number
}> {
  const [cart, known] = await Promise.all([quoteCart(ctx, input), getKnownDetails(ctx)])
  const { delivery, orders } = await getSettings(ctx)
  return {
    cart,
    known,
    delivery: deliveryOffer(delivery, cart.listCents),
    icePackCents: icePackCentsFor(delivery, 'courier', cart.lines),
    payLargeTransferHours: orders.payLargeTransferHours,
  }
}
