import { findAddressee } from '../accounts/index.ts'
import type { Ctx } from '../context.ts'
import type { JobInput } from '../jobs/schemas.ts'
import { accountExistsMail } from './account-mails.ts'
import { deliverMail } from '../mails/deliver-mail.ts'

/** Tells the owner of an address that somebody tried to sign up with it. A job's work: may be repeated. */
export async function sendAccountExists(
  ctx: Ctx,
  { userId, jobId }: JobInput<'send-account-exists'>,
): Promise<void> {
  await deliverMail(ctx, jobId, `account-exists-${userId}-${jobId}`, async () => {
    const addressee = await findAddressee(ctx, userId)
    return addressee && accountExistsMail(addressee, ctx.shop)
  })
}
