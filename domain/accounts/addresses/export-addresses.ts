import { asc, eq } from 'drizzle-orm'
import { addresses } from '#database/schema/index.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'

/** The addresses that somebody has kept, for their export. */
export async function exportAddresses(ctx: ShopCtx, { userId }: { userId: string }) {
  return ctx.db
    .select({
      street: addresses.street,
      suburb: addresses.suburb,
      city: addresses.city,
      province: addresses.province,
      postalCode: addresses.postalCode,
      isStandard: addresses.isStandard,
      since: addresses.createdAt,
    })
    .from(addresses)
    .where(eq(addresses.customerId, userId))
    .orderBy(asc(addresses.createdAt))
}
