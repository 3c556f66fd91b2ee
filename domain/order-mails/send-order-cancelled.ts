import type { Ctx } from '../context.ts'
import { deliverOrderMail } from './deliver-order-mail.ts'
import { orderCancelledMail } from './order-mails.ts'

/** Tells the buyer that the order is cancelled, and what becomes of the money. A job's work: may be repeated. */
export async function sendOrderCancelled(
  ctx: Ctx,
  { orderId }: { orderId: string },
  job: { id: number },
): Promise<void> {
  await deliverOrderMail(ctx, orderId, job, 'cancelled', orderCancelledMail)
}
