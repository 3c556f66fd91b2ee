import type { Ctx } from '../context.ts'
import { deliverOrderMail } from './deliver-order-mail.ts'
import { orderShippedMail } from './order-mails.ts'

/** Tells the buyer that the order is on its way, or ready to be collected. A job's work: may be repeated. */
export async function sendOrderShipped(
  ctx: Ctx,
  { orderId }: { orderId: string },
  job: { id: number },
): Promise<void> {
  await deliverOrderMail(ctx, orderId, job, 'shipped', orderShippedMail)
}
