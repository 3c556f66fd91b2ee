import type { Ctx } from '../context.ts'
import type { JobInput } from '../jobs/schemas.ts'
import { deliverOrderMail } from './deliver-order-mail.ts'
import { orderExpiredMail } from './order-mails.ts'

/** Tells the buyer that the order has ended unpaid. A job's work: may be repeated. */
export async function sendOrderExpired(
  ctx: Ctx,
  { orderId, jobId }: JobInput<'send-order-expired'>,
): Promise<void> {
  await deliverOrderMail(ctx, orderId, jobId, 'expired', orderExpiredMail)
}
