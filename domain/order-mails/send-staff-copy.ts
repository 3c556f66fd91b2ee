import type { Ctx } from '../context.ts'
import type { JobInput } from '../jobs/schemas.ts'
import { deliverOrderMail } from './deliver-order-mail.ts'
import { staffCopy } from './staff-copy.ts'

/** Tells the staff of a new order, in English. A job's work: may be repeated. */
export async function sendStaffCopy(
  ctx: Ctx,
  { orderId, jobId }: JobInput<'send-staff-copy'>,
): Promise<void> {
  await deliverOrderMail(ctx, orderId, jobId, 'staff-copy', staffCopy, 'en')
}
