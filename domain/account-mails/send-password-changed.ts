import { findAddressee } from '../accounts/index.ts'
import type { Ctx } from '../context.ts'
import { passwordChangedMail } from './account-mails.ts'
import { deliverMail } from '../mails/deliver-mail.ts'

/** Tells the owner of an account that its password was changed. A job's work: may be repeated. */
export async function sendPasswordChanged(
  ctx: Ctx,
  { userId }: { userId: string },
  job: { id: number },
): Promise<void> {
  await deliverMail(ctx, job.id, `password-changed-${userId}-${job.id}`, async () => {
    const addressee = await findAddressee(ctx, userId)
    return addressee && passwordChangedMail(addressee, ctx.shop)
  })
}
