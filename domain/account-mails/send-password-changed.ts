import { findAddressee } from '../accounts/index.ts'
import type { Ctx } from '../context.ts'
import type { JobInput } from '../jobs/schemas.ts'
import { passwordChangedMail } from './account-mails.ts'
import { deliverMail } from '../mails/deliver-mail.ts'

/** Tells the owner of an account that its password was changed. A job's work: may be repeated. */
export async function sendPasswordChanged(
  ctx: Ctx,
  { userId, jobId }: JobInput<'send-password-changed'>,
): Promise<void> {
  await deliverMail(ctx, jobId, `password-changed-${userId}-${jobId}`, async () => {
    const addressee = await findAddressee(ctx, userId)
    return addressee && passwordChangedMail(addressee, ctx.shop)
  })
}
