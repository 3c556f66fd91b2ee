import { getSettings } from '#domain/base/settings/index.ts'
import type { DeliverySettings } from '#domain/base/settings/schemas.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { quoteCart } from '../cart/index.ts'
import type { QuoteCartInput } from '../cart/schemas.ts'
import type { CartQuote } from '../cart/views.ts'
import { collectionOnly } from './chilled.ts'
import { deliveryOffer } from './delivery-rates.ts'
import type { DeliveryOffer } from './schemas.ts'

/** The cart at current prices, and what its delivery will cost: null where a courier takes none of it. */
export async function getCartPage(
  ctx: Ctx,
  input: QuoteCartInput,
): Promise<{
  quote: CartQuote
  delivery: Omit<DeliveryOffer, 'provinces'> | null
  icePack: DeliverySettings['icePack']
}> {
  const quote = await quoteCart(ctx, input)
  const { delivery } = await getSettings(ctx)
  const { provinces: _, ...offer } = deliveryOffer(delivery, quote.listCents)
  // No courier takes what is only collected, nor what is ordered with it.
  const isCollected = collectionOnly(delivery, 'courier', quote.lines).length > 0
  return { quote, delivery: isCollected ? null : offer, icePack: delivery.icePack }
}
