import type { Ctx } from '../context.ts'
import type { JobInput } from '../jobs/schemas.ts'
import { deliverOrderMail } from './deliver-order-mail.ts'
import { orderConfirmation } from './order-confirmation.ts'

/** Confirms an order to whoever placed it, in the order's language. A job's work: may be repeated. */
export async function sendOrderConfirmation(
  ctx: Ctx,
  { orderId, jobId }: JobInput<'send-order-confirmation'>,
): Promise<void> {
  await deliverOrderMail(ctx, orderId, jobId, 'confirmation', orderConfirmation)
}
