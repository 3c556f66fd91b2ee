import { and, eq, isNull, sql } from 'drizzle-orm'
import { orders } from '#database/schema/index.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'

type LinkGuestOrdersInput = {
  customerId: string
  /** The customer must have just proved that this is their address: an order shows where somebody lives. */
  provedEmail: string
}

/** Gives a customer the orders that were placed with their address without an account. */
export async function linkGuestOrders(
  ctx: ShopCtx,
  { customerId, provedEmail }: LinkGuestOrdersInput,
): Promise<void> {
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
