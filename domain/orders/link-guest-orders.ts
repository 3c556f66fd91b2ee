import { and, eq, isNull, sql } from 'drizzle-orm'
import { orders } from '#database/schema/index.ts'
import type { Ctx } from '../context.ts'

/**
 * Gives a customer the orders that were placed with their address without an account. Only once they have proved
 * the address: an order shows where somebody lives. For the shop's own use, inside the caller's transaction.
 */
export async function linkGuestOrders(ctx: Ctx, customerId: string, provedEmail: string): Promise<void> {
  await ctx.db
    .update(orders)
    .set({ customerId })
    .where(
      and(
        isNull(orders.customerId),
        eq(orders.forgetsContact, false),
        eq(sql`lower(${orders.email})`, provedEmail.toLowerCase()),
      ),
    )
}
