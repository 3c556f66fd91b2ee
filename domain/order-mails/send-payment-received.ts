import type { Ctx } from '../context.ts'
import { attachDocument } from './attach-document.ts'
import { deliverOrderMail } from './deliver-order-mail.ts'
import { paymentReceivedMail } from './order-mails.ts'

/** Tells the buyer that the money is here, with the tax invoice. A job's work: may be repeated. */
export async function sendPaymentReceived(
  ctx: Ctx,
  { orderId }: { orderId: string },
  job: { id: number },
): Promise<void> {
  await deliverOrderMail(ctx, orderId, job, 'paid', (order, shop) => {
    const invoice = order.documents.find((document) => document.kind === 'invoice')
    return attachDocument(ctx, paymentReceivedMail(order, shop), order, invoice)
  })
}
