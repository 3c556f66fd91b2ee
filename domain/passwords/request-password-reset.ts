import { eq } from 'drizzle-orm'
import { users } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction } from '../context.ts'
import { enqueueJob } from '../jobs/index.ts'
import { refuseWrongHost } from '../accounts/hosts.ts'
import { takeTries } from '../accounts/internal.ts'
import type { Wait, WrongHost } from '../accounts/schemas.ts'

/** Mails a link to set a new password, if the address has an account. Says the same whether it has or not. */
export async function requestPasswordReset(
  ctx: Ctx,
  email: string,
): Promise<{ ok: true } | ({ ok: false } & (Wait | WrongHost))> {
  const refused =
    refuseWrongHost(ctx) ??
    (await takeTries(ctx, ['mail', `reset ${email}`], ['mails_per_hour', `reset ${email}`]))
  if (refused) return refused
  await inTransaction(asShop(ctx), async (ctx) => {
    const [user] = await ctx.db.select({ id: users.id }).from(users).where(eq(users.email, email))
    if (user) await enqueueJob(ctx, 'send-password-reset', { userId: user.id })
  })
  return { ok: true }
}
