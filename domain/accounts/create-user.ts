import { customers, users } from '#database/schema/index.ts'
import type { Locale } from '#shared/locale.ts'
import type { Ctx } from '../context.ts'

export type NewUser = {
  email: string
  firstName: string
  lastName: string
  phone?: string | undefined
  locale: Locale
  passwordHash?: string
  emailConfirmedAt?: Date
  isDemo?: boolean
}

/** Records a user and the customer that they are; undefined when the address has one already. For the shop's own use. */
export async function createUser(ctx: Ctx, user: NewUser): Promise<{ id: string } | undefined> {
  const { firstName, lastName, phone, ...account } = user
  const [created] = await ctx.db
    .insert(users)
    .values(account)
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id })
  if (!created) return undefined
  await ctx.db.insert(customers).values({ id: created.id, firstName, lastName, phone: phone ?? null })
  return created
}
