import { asc, desc, eq } from 'drizzle-orm'
import { addresses } from '#database/schema/index.ts'
import { type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { policy } from './policy.ts'
import type { SavedAddress } from './schemas.ts'

/**
 * The actor's addresses, the standard one first, then the oldest.
 * @throws DomainError forbidden
 */
export async function listAddresses(ctx: Ctx): Promise<SavedAddress[]> {
  const { id } = policy.listAddresses(ctx)
  return inTransaction(ctx, ({ db }) =>
    db
      .select({
        id: addresses.id,
        street: addresses.street,
        suburb: addresses.suburb,
        city: addresses.city,
        province: addresses.province,
        postalCode: addresses.postalCode,
        isStandard: addresses.isStandard,
      })
      .from(addresses)
      .where(eq(addresses.customerId, id))
      .orderBy(desc(addresses.isStandard), asc(addresses.createdAt), asc(addresses.id)),
  )
}
