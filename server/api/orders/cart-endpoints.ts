import { quoteCart } from '#domain/orders/cart/index.ts'
import { quoteCartInput } from '#domain/orders/cart/schemas.ts'
import { cartQuote } from '#domain/orders/cart/views.ts'
import { type Endpoint, post } from '../endpoint.ts'

export const cartEndpoints: Endpoint[] = [
  post('/api/cart/quote', {
    for: 'anyone',
    // A quote changes nothing.
    limit: undefined,
    summary: 'Quote a cart',
    description: 'What the lines cost now, and whether each is in stock.',
    input: quoteCartInput,
    view: cartQuote,
    verb: quoteCart,
  }),
]
