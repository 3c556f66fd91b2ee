import { randomUUID } from 'node:crypto'
import { placeOrder } from '#domain/checkout/index.ts'
import { deliveryCentsFor } from '#domain/checkout/delivery-rates.ts'
import { type Delivery, placeOrderInput, type PlaceOrderInput } from '#domain/checkout/schemas.ts'
import type { Ctx } from '#domain/context.ts'
import type { TestProduct } from './products.ts'

export const contact = {
  email: 'somchai@example.com',
  firstName: 'Somchai',
  lastName: 'Jaidee',
  phone: '+27215550142',
}
export const courier: Delivery = {
  method: 'courier',
  address: { street: '1 Long Street', city: 'Cape Town', province: 'WC', postalCode: '8001' },
}

/** A well-formed order of `lines` that agrees to what they cost. */
export function orderOf(
  lines: { product: TestProduct; quantity: number }[],
  overrides: Partial<PlaceOrderInput> = {},
): PlaceOrderInput {
  const delivery = overrides.delivery ?? courier
  const subtotal = lines.reduce((sum, { product, quantity }) => sum + product.priceCents * quantity, 0)
  const province = delivery.method === 'courier' ? delivery.address.province : undefined
  return placeOrderInput.parse({
    lines: lines.map(({ product, quantity }) => ({ productId: product.id, quantity })),
    contact,
    payment: { method: 'bank_transfer' },
    agreedTotalCents: subtotal + (deliveryCentsFor(delivery.method, province, subtotal) ?? 0),
    ...overrides,
    delivery,
  })
}

/** Places an order that must succeed. */
export async function mustPlace(ctx: Ctx, input: PlaceOrderInput, key: string = randomUUID()) {
  const result = await placeOrder(ctx, input, key)
  if (!result.ok) throw new Error(`the order was refused: ${JSON.stringify(result)}`)
  return { ...result.order, isReplay: result.isReplay }
}
