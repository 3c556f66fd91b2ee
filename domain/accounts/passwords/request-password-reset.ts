import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { users } from '#database/schema/index.ts'
import type { EmailInput } from '../accounts/schemas.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { enqueueJob } from '#domain/base/jobs/index.ts'
import { refuseWrongHost, type WrongHost } from '#domain/kernel/refuse-wrong-host.ts'
import { countTries, type Wait } from '#domain/kernel/count-tries.ts'

/**
 * Mails a link to set a new password if the address has an account. The answer is the same if it has none, and so is the
 * work that precedes it: a job for nobody is stored.
 */
export async function requestPasswordReset(
  ctx: Ctx,
  { email }: EmailInput,
): Promise<{ ok: true } | ({ ok: false } & (Wait | WrongHost))> {
  const refused =
    refuseWrongHost(ctx) ??
    (await countTries(ctx, ['mail', `reset ${email}`], ['mails_per_hour', `reset ${email}`]))
  if (refused) return refused
  await inTransaction(asShop(ctx), async (ctx) => {
    const [user] = await ctx.db.select({ id: users.id }).from(users).where(eq(users.email, email))
    await enqueueJob(ctx, { kind: 'send-password-reset', userId: user?.id ?? randomUUID() })
  })
  return { ok: true }
}
