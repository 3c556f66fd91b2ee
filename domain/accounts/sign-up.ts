import { and, eq, isNull } from 'drizzle-orm'
import { customers, users } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction } from '../context.ts'
import { enqueueJob } from '../jobs/index.ts'
import { createUser } from './create-user.ts'
import { refuseWrongHost } from './hosts.ts'
import { takeTries } from './internal.ts'
import { hashPassword } from './passwords.ts'
import type { SignUpInput, Wait, WrongHost } from './schemas.ts'

/**
 * Makes an account whose address is yet to be verified, and mails the link for that. Where the address has an account
 * the answer is the same, in the same time: only whoever reads its mail is told.
 */
export async function signUp(
  ctx: Ctx,
  input: SignUpInput,
): Promise<{ ok: true } | ({ ok: false } & (Wait | WrongHost))> {
  const refused = refuseWrongHost(ctx) ?? (await takeTries(ctx, ['mails_per_hour', `sign-up ${input.email}`]))
  if (refused) return refused
  const { email, firstName, lastName, language: locale } = input
  const passwordHash = await hashPassword(ctx, input.password)

  await inTransaction(asShop(ctx), async (ctx) => {
    const created = await createUser(ctx, { email, firstName, lastName, locale, passwordHash })
    if (created) return enqueueJob(ctx, 'send-verification', { userId: created.id })

    // Nobody has proved the address yet: whoever signed up last has the link of the last mail.
    const [unproved] = await ctx.db
      .select({ id: users.id, passwordHash: users.passwordHash })
      .from(users)
      .where(and(eq(users.email, email), isNull(users.emailConfirmedAt)))
      .for('update')
    // Whom staff have registered gets the invitation once more: name and password are for them alone to give.
    if (unproved && !unproved.passwordHash) {
      return enqueueJob(ctx, 'send-invitation', { userId: unproved.id })
    }
    if (unproved) {
      await ctx.db.update(users).set({ passwordHash, locale }).where(eq(users.id, unproved.id))
      await ctx.db.update(customers).set({ firstName, lastName }).where(eq(customers.id, unproved.id))
      return enqueueJob(ctx, 'send-verification', { userId: unproved.id })
    }
    const [owner] = await ctx.db.select({ id: users.id }).from(users).where(eq(users.email, email))
    if (owner) await enqueueJob(ctx, 'send-account-exists', { userId: owner.id })
  })
  return { ok: true }
}
