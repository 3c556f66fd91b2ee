import { quoteCart } from '#domain/orders/cart/index.ts'
import { quoteCartInput } from '#domain/orders/cart/schemas.ts'
import { cartQuote } from '#domain/orders/cart/views.ts'
import { bodyProblems, endpoint, type Endpoint, ok, publicWrite } from '../endpoint.ts'

export const cartEndpoints: Endpoint[] = [
  endpoint({
    ...publicWrite,
    // A quote changes nothing.
    limit: undefined,
    path: '/api/cart/quote',
    summary: 'Quote a cart',
    description: 'What the lines cost now, and whether each is in stock.',
    input: quoteCartInput,
    response: cartQuote,
    problems: [...bodyProblems],
    run: async (ctx, input) => ok(await quoteCart(ctx, input)),
  }),
]
