import { findAddressee } from '../accounts/index.ts'
import type { Ctx } from '../context.ts'
import type { JobInput } from '../jobs/schemas.ts'
import { welcomeMail } from './account-mails.ts'
import { deliverMail } from '../mails/deliver-mail.ts'

/**
 * Greets a new customer, who must have a name (spec.md §5). A failure is only logged: a welcome that comes hours later
 * is none. A job's work: may be repeated.
 */
export async function sendWelcome(ctx: Ctx, { userId, jobId }: JobInput<'send-welcome'>): Promise<void> {
  const addressee = await findAddressee(ctx, userId)
  if (!addressee?.firstName.trim()) return
  try {
    await deliverMail(ctx, jobId, `welcome-${userId}-${jobId}`, async () => welcomeMail(addressee, ctx.shop))
  } catch (error) {
    ctx.log.warn({ err: error, jobId }, 'the welcome mail was not sent')
  }
}
