import type { Ctx } from '../context.ts'
import { getOrder } from '../orders/index.ts'
import { deliverMail } from './deliver-mail.ts'
import { orderConfirmation } from './order-confirmation.ts'

/** Confirms an order to whoever placed it, in the order's language. A job's work: may be repeated. */
export async function sendOrderConfirmation(
  ctx: Ctx,
  { orderId }: { orderId: string },
  job: { id: number },
): Promise<void> {
  await deliverMail(ctx, job.id, `order-${orderId}-confirmation`, async () =>
    orderConfirmation(await getOrder(ctx, orderId), ctx.shop),
  )
}
