import { asShop, type Ctx } from '#domain/kernel/context.ts'
import { cancelPaidOrder, cancelSentOrder, changeOrderStatus } from '#domain/orders/order-desk/index.ts'
import { cancelSentInput, type GoodsBack } from '#domain/orders/order-desk/schemas.ts'
import { newContact, tracking } from './orders.ts'
import { pay, placeForRefunds } from './refunds.ts'

/** An order of three jars and one that is paid, by as many payments as are given, and handed to the courier. */
export async function placeSent(staff: Ctx, payments?: number[]) {
  const order = await placeForRefunds(staff, { contact: newContact() })
  for (const cents of payments ?? [order.totalCents]) await pay(staff, order, cents)
  for (const to of ['processing', 'shipped'] as const) {
    const result = await changeOrderStatus(staff, { orderId: order.id, to, tracking })
    if (!result.ok) throw new Error(`the step was refused: ${JSON.stringify(result)}`)
  }
  return order
}

/** Has an order that was sent cancelled, as an admin who is sure. */
export function cancelSent(admin: Ctx, orderId: string, goods: GoodsBack[], isSure = true) {
  return cancelSentOrder(admin, cancelSentInput.parse({ orderId, goods, isSure, reason: 'Nobody at home' }))
}

/** Lets the minute be over that an order, which is being cancelled, can be kept in. */
export async function endMinute(admin: Ctx, orderId: string, goods: GoodsBack[], cancelsAt: Date) {
  if (admin.actor.role !== 'staff') throw new Error('only staff cancel orders')
  await cancelPaidOrder(asShop({ ...admin, now: () => cancelsAt }), {
    orderId,
    goods,
    actorId: admin.actor.id,
    reason: 'Nobody at home',
    cancelsAt: cancelsAt.toISOString(),
    jobId: 0,
  })
}
