import type { Ctx } from '../context.ts'
import type { JobInput } from '../jobs/schemas.ts'
import { attachDocument } from './attach-document.ts'
import { deliverOrderMail } from './deliver-order-mail.ts'
import { paymentReceivedMail } from './order-mails.ts'

/** Tells the buyer that the money is here, with the tax invoice. A job's work: may be repeated. */
export async function sendPaymentReceived(
  ctx: Ctx,
  { orderId, jobId }: JobInput<'send-payment-received'>,
): Promise<void> {
  await deliverOrderMail(ctx, orderId, jobId, 'paid', (order, shop) => {
    const invoice = order.documents.find((document) => document.kind === 'invoice')
    return attachDocument(ctx, paymentReceivedMail(order, shop), order, invoice)
  })
}
