import { findPerson } from '#domain/accounts/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/context.ts'
import { createSession } from '#domain/sign-in/index.ts'
import { cookieName } from '#shared/visitor/cookies.ts'
import type { TestPerson } from '#tests/data/people.ts'

/** The `cookie` header of a browser in which `person` is signed in, in the shop of `ctx`, on the host of `ctx.client`. */
export async function cookieOf(ctx: Ctx, { id }: TestPerson): Promise<string> {
  const { token } = await inTransaction(asShop(ctx), async (ctx) => {
    const person = await findPerson(ctx, { userId: id })
    if (!person) throw new Error(`there is no user ${id}`)
    return createSession(ctx, person)
  })
  return `${cookieName(ctx.shop.siteUrl, 'session')}=${token}`
}
