import type { Ctx } from '../context.ts'
import { deliverOrderMail } from './deliver-order-mail.ts'
import { orderExpiredMail } from './order-mails.ts'

/** Tells the buyer that the order has ended unpaid. A job's work: may be repeated. */
export async function sendOrderExpired(
  ctx: Ctx,
  { orderId }: { orderId: string },
  job: { id: number },
): Promise<void> {
  await deliverOrderMail(ctx, orderId, job, 'expired', orderExpiredMail)
}
