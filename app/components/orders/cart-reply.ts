import type { CartRefusal } from '#domain/orders/cart/schemas.ts'
import type { FormReply } from '#app/components/forms/form-reply.ts'

/** The cart page's answer to a change. */
export type CartReply = FormReply<CartRefusal | { reason: 'quantity' | 'invalid' }, 'changed'>
