import { eq } from 'drizzle-orm'
import { sessions } from '#database/schema/index.ts'
import { findPerson } from '#domain/accounts/accounts/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { createSession } from '#domain/accounts/sign-in/index.ts'
import { cookieName } from '#shared/kernel/cookies.ts'
import type { TestPerson } from '#tests/data/people.ts'

/**
 * The `cookie` header of a browser in which `person` is signed in, in the shop of `ctx`, on the host of `ctx.client`.
 * @param options.isConfirmed false for who has not typed their password again
 */
export async function cookieOf(ctx: Ctx, { id }: TestPerson, { isConfirmed = true } = {}): Promise<string> {
  const { token } = await inTransaction(asShop(ctx), async (ctx) => {
    const person = await findPerson(ctx, { userId: id })
    if (!person) throw new Error(`there is no user ${id}`)
    const session = await createSession(ctx, person)
    if (isConfirmed) {
      await ctx.db
        .update(sessions)
        .set({ confirmedUntil: new Date('2100-01-01T00:00:00Z') })
        .where(eq(sessions.userId, id))
    }
    return session
  })
  return `${cookieName(ctx.shop.siteUrl, 'session')}=${token}`
}
