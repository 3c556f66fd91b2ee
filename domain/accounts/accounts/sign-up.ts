import { and, eq, isNull } from 'drizzle-orm'
import { customers, users } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction, type ShopCtx } from '#domain/kernel/context.ts'
import { hashPassword } from '#domain/kernel/hash-password.ts'
import { enqueueJob } from '#domain/base/jobs/index.ts'
import { refuseCommonPassword, type WeakPassword } from '#domain/kernel/refuse-common-password.ts'
import { refuseWrongHost, type WrongHost } from '#domain/kernel/refuse-wrong-host.ts'
import { countTries, type Wait } from '#domain/kernel/count-tries.ts'
import { type CreateUserInput, createUser } from './create-user.ts'
import type { SignUpInput } from './schemas.ts'

/**
 * Makes an account with an unverified address, and mails the link that verifies it. If the address already has an
 * account, the answer and its timing are the same: only the owner is informed, by mail.
 */
export async function signUp(
  ctx: Ctx,
  input: SignUpInput,
): Promise<{ ok: true } | ({ ok: false } & (Wait | WeakPassword | WrongHost))> {
  const refused =
    refuseWrongHost(ctx) ??
    (await refuseCommonPassword(input.password)) ??
    (await countTries(ctx, ['mails_per_hour', `sign-up ${input.email}`]))
  if (refused) return refused
  const { email, firstName, lastName, language: locale } = input
  const passwordHash = await hashPassword(ctx, input.password)
  await inTransaction(asShop(ctx), async (ctx) => {
    const user = { email, firstName, lastName, locale, passwordHash }
    const created = await createUser(ctx, user)
    if (created) await enqueueJob(ctx, { kind: 'send-verification', userId: created.id })
    else if (!(await signUpAgain(ctx, user))) await tellOwner(ctx, email)
  })
  return { ok: true }
}

/**
 * Signs up the same address again before it was verified: the last sign-up sets name and password, and only the last
 * mail's link works.
 * @returns false if the address is verified
 */
async function signUpAgain(
  ctx: ShopCtx,
  { email, firstName, lastName, locale, passwordHash }: CreateUserInput & { passwordHash: string },
): Promise<boolean> {
  const [unverified] = await ctx.db
    .select({ id: users.id, passwordHash: users.passwordHash })
    .from(users)
    .where(and(eq(users.email, email), isNull(users.emailConfirmedAt)))
    .for('update')
  if (!unverified) return false
  const { id: userId } = unverified
  // For a customer whom staff registered, send the invitation again: only the invitation may set name and password.
  if (!unverified.passwordHash) {
    await enqueueJob(ctx, { kind: 'send-invitation', userId })
    return true
  }
  await ctx.db.update(users).set({ passwordHash, locale }).where(eq(users.id, userId))
  await ctx.db.update(customers).set({ firstName, lastName }).where(eq(customers.id, userId))
  await enqueueJob(ctx, { kind: 'send-verification', userId })
  return true
}

/** Mails the owner of an account that somebody tried to sign up with its address. */
async function tellOwner(ctx: ShopCtx, email: string): Promise<void> {
  const [owner] = await ctx.db.select({ id: users.id }).from(users).where(eq(users.email, email))
  if (owner) await enqueueJob(ctx, { kind: 'send-account-exists', userId: owner.id })
}
