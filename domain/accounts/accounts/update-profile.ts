import { eq, sql } from 'drizzle-orm'
import { customers } from '#database/schema/index.ts'
import { type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { policy } from './policy.ts'
import type { UpdateProfileInput } from './schemas.ts'

/**
 * Changes the actor's name and phone; without a phone, the stored one is deleted.
 * @throws DomainError forbidden
 */
export async function updateProfile(ctx: Ctx, input: UpdateProfileInput): Promise<void> {
  const { id } = policy.updateProfile(ctx)
  const { firstName, lastName, phone = null } = input
  await inTransaction(ctx, (ctx) =>
    ctx.db
      .update(customers)
      .set({ firstName, lastName, phone, version: sql`${customers.version} + 1`, updatedAt: ctx.now() })
      .where(eq(customers.id, id)),
  )
}
