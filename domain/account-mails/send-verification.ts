import { randomUUID } from 'node:crypto'
import { issueLink } from '../accounts/index.ts'
import type { Ctx } from '../context.ts'
import type { JobInput } from '../jobs/schemas.ts'
import { verificationMail } from './account-mails.ts'
import { deliverMail } from '../mails/deliver-mail.ts'

/** Makes and mails the link that proves an address. A job's work: may be repeated. */
export async function sendVerification(
  ctx: Ctx,
  { userId, jobId }: JobInput<'send-verification'>,
): Promise<void> {
  await deliverMail(ctx, jobId, `verification-${randomUUID()}`, async () => {
    const issued = await issueLink(ctx, userId, 'verify_email')
    return issued && verificationMail(issued, ctx.shop)
  })
}
