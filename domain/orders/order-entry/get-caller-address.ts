import { and, eq } from 'drizzle-orm'
import { addresses } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import type { PostalAddress } from '../orders/views.ts'
import { policy } from './policy.ts'
import type { GetCallerAddressInput } from './schemas.ts'

/**
 * An address that a customer keeps; undefined if they no longer do.
 * @throws DomainError forbidden
 */
export async function getCallerAddress(
  ctx: Ctx,
  { customerId, addressId }: GetCallerAddressInput,
): Promise<PostalAddress | undefined> {
  policy.getCallerAddress(ctx)
  const [kept] = await inTransaction(asShop(ctx), (ctx) =>
    ctx.db
      .select({
        street: addresses.street,
        suburb: addresses.suburb,
        city: addresses.city,
        province: addresses.province,
        postalCode: addresses.postalCode,
      })
      .from(addresses)
      .where(and(eq(addresses.id, addressId), eq(addresses.customerId, customerId))),
  )
  return kept
}
