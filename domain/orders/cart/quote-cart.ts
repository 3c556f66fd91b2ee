import type { Ctx } from '#domain/kernel/context.ts'
import { openCart } from './open-cart.ts'
import type { QuoteCartInput } from './schemas.ts'
import type { CartQuote } from './views.ts'

/** The cart at current prices, offers and stock; says where a price changed, stock ran short or a product is gone. */
export async function quoteCart(ctx: Ctx, input: QuoteCartInput): Promise<CartQuote> {
  const { quote } = await openCart(ctx, input)
  return quote().cart
}
