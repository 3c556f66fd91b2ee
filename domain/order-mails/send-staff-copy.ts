import type { Ctx } from '../context.ts'
import { deliverOrderMail } from './deliver-order-mail.ts'
import { staffCopy } from './staff-copy.ts'

/** Tells the staff of a new order, in English. A job's work: may be repeated. */
export async function sendStaffCopy(
  ctx: Ctx,
  { orderId }: { orderId: string },
  job: { id: number },
): Promise<void> {
  await deliverOrderMail(ctx, orderId, job, 'staff-copy', staffCopy, 'en')
}
