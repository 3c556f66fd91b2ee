import type { Ctx } from '../context.ts'
import type { JobInput } from '../jobs/schemas.ts'
import { deliverOrderMail } from './deliver-order-mail.ts'
import { orderCancelledMail } from './order-mails.ts'

/** Tells the buyer that the order is cancelled, and what becomes of the money. A job's work: may be repeated. */
export async function sendOrderCancelled(
  ctx: Ctx,
  { orderId, jobId }: JobInput<'send-order-cancelled'>,
): Promise<void> {
  await deliverOrderMail(ctx, orderId, jobId, 'cancelled', orderCancelledMail)
}
