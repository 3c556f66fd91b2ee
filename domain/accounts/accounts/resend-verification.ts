import { randomUUID } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { users } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { enqueueJob } from '#domain/base/jobs/index.ts'
import { countTries, type Wait } from '#domain/kernel/count-tries.ts'
import type { EmailInput } from './schemas.ts'

/**
 * Mails a new link if the address is waiting to be verified. The answer is the same if it is not, and so is the work that
 * precedes it: a job for nobody is stored.
 */
export async function resendVerification(
  ctx: Ctx,
  { email }: EmailInput,
): Promise<{ ok: true } | ({ ok: false } & Wait)> {
  const refused = await countTries(ctx, ['mail', `verify ${email}`], ['mails_per_hour', `verify ${email}`])
  if (refused) return refused
  await inTransaction(asShop(ctx), async (ctx) => {
    const [unverified] = await ctx.db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.email, email), isNull(users.emailConfirmedAt)))
    await enqueueJob(ctx, { kind: 'send-verification', userId: unverified?.id ?? randomUUID() })
  })
  return { ok: true }
}
