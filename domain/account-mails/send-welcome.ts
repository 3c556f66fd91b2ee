import { findAddressee } from '../accounts/index.ts'
import type { Ctx } from '../context.ts'
import { welcomeMail } from './account-mails.ts'
import { deliverMail } from '../mails/deliver-mail.ts'

/**
 * Greets a new customer, who must have a name (spec.md §5). A failure is only logged: a welcome that comes hours later
 * is none. A job's work: may be repeated.
 */
export async function sendWelcome(
  ctx: Ctx,
  { userId }: { userId: string },
  job: { id: number },
): Promise<void> {
  const addressee = await findAddressee(ctx, userId)
  if (!addressee?.firstName.trim()) return
  try {
    await deliverMail(ctx, job.id, `welcome-${userId}-${job.id}`, async () =>
      welcomeMail(addressee, ctx.shop),
    )
  } catch (error) {
    ctx.log.warn({ err: error, jobId: job.id }, 'the welcome mail was not sent')
  }
}
