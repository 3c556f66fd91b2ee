import { quoteCart } from '#domain/orders/cart/index.ts'
import { quoteCartInput } from '#domain/orders/cart/schemas.ts'
import { bodyProblems, endpoint, type Endpoint, ok, publicWrite } from '../../endpoint.ts'
import { cartQuoteResponse } from './responses.ts'

export const cartEndpoints: Endpoint[] = [
  endpoint({
    ...publicWrite,
    // A quote changes nothing.
    limit: undefined,
    path: '/api/cart/quote',
    summary: 'Quote a cart',
    description: 'What the lines cost now, and whether each is in stock.',
    input: quoteCartInput,
    response: cartQuoteResponse,
    problems: [...bodyProblems],
    run: async (ctx, input) => ok(await quoteCart(ctx, input)),
  }),
]
