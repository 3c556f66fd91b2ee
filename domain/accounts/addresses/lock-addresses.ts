import { asc, eq } from 'drizzle-orm'
import { addresses, customers } from '#database/schema/index.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'

/** A customer's addresses, the oldest first; nobody else changes them until the transaction ends. */
export async function lockAddresses(
  ctx: ShopCtx,
  customerId: string,
): Promise<{ id: string; isStandard: boolean }[]> {
  await ctx.db
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.id, customerId))
    .for('no key update')
  return ctx.db
    .select({ id: addresses.id, isStandard: addresses.isStandard })
    .from(addresses)
    .where(eq(addresses.customerId, customerId))
    .orderBy(asc(addresses.createdAt), asc(addresses.id))
}
