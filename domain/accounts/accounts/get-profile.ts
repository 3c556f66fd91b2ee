import { eq } from 'drizzle-orm'
import { customers, users } from '#database/schema/index.ts'
import { type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import { policy } from './policy.ts'
import type { Profile } from './views.ts'

/**
 * Returns what the shop knows about the actor.
 * @throws DomainError forbidden, not_found
 */
export async function getProfile(ctx: Ctx): Promise<Profile> {
  const { id } = policy.getProfile(ctx)
  const [profile] = await inTransaction(ctx, (ctx) =>
    ctx.db
      .select({
        email: users.email,
        firstName: customers.firstName,
        lastName: customers.lastName,
        phone: customers.phone,
        marketingConsent: customers.marketingConsent,
        locale: users.locale,
        memberSince: customers.createdAt,
      })
      .from(customers)
      .innerJoin(users, eq(users.id, customers.id))
      .where(eq(customers.id, id)),
  )
  if (!profile) throw new DomainError('not_found', 'account')
  return profile
}
