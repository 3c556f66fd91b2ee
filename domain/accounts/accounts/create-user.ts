import { and, eq, exists, sql } from 'drizzle-orm'
import { customers, mailConsents, users } from '#database/schema/index.ts'
import type { Locale } from '#shared/kernel/locale.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'

export type CreateUserInput = {
  email: string
  firstName: string
  lastName: string
  phone?: string | undefined
  locale: Locale
  passwordHash?: string
  emailConfirmedAt?: Date
  isDemo?: boolean
  /** When staff invite them. */
  invitedAt?: Date
}

/**
 * Adds a user and the customer with the same id. Call it inside the caller's transaction.
 * @returns undefined if the address already has an account
 */
export async function createUser(ctx: ShopCtx, input: CreateUserInput): Promise<{ id: string } | undefined> {
  const { firstName, lastName, phone, ...account } = input
  const [created] = await ctx.db
    .insert(users)
    .values(account)
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id })
  if (!created) return undefined
  // They may have subscribed to the newsletter before.
  const subscribed = ctx.db
    .select({ one: sql`1` })
    .from(mailConsents)
    .where(
      and(
        eq(mailConsents.email, account.email),
        eq(mailConsents.topic, 'newsletter'),
        eq(mailConsents.isGiven, true),
      ),
    )
  const profile = {
    firstName,
    lastName,
    phone: phone ?? null,
    marketingConsent: sql<boolean>`${exists(subscribed)}`,
  }
  await ctx.db.insert(customers).values({ id: created.id, ...profile })
  return created
}
