import type { Ctx } from '../context.ts'
import type { JobInput } from '../jobs/schemas.ts'
import { deliverOrderMail } from './deliver-order-mail.ts'
import { orderShippedMail } from './order-mails.ts'

/** Tells the buyer that the order is on its way, or ready to be collected. A job's work: may be repeated. */
export async function sendOrderShipped(
  ctx: Ctx,
  { orderId, jobId }: JobInput<'send-order-shipped'>,
): Promise<void> {
  await deliverOrderMail(ctx, orderId, jobId, 'shipped', orderShippedMail)
}
