import { and, eq, isNull } from 'drizzle-orm'
import { users } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction } from '../context.ts'
import { enqueueJob } from '../jobs/index.ts'
import { takeTries } from './internal.ts'
import type { Wait } from './schemas.ts'

/** Mails a new link to an address that waits to be verified. Says the same whether it does or not. */
export async function resendVerification(
  ctx: Ctx,
  email: string,
): Promise<{ ok: true } | ({ ok: false } & Wait)> {
  const refused = await takeTries(ctx, ['mail', `verify ${email}`], ['mails_per_hour', `verify ${email}`])
  if (refused) return refused
  await inTransaction(asShop(ctx), async (ctx) => {
    const [unproved] = await ctx.db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.email, email), isNull(users.emailConfirmedAt)))
    if (unproved) await enqueueJob(ctx, 'send-verification', { userId: unproved.id })
  })
  return { ok: true }
}
