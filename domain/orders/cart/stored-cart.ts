import { eq } from 'drizzle-orm'
import { carts } from '#database/schema/index.ts'
import { type CartLine, parseCart, serializeCart } from '#shared/orders/cart-cookie.ts'
import type { Ctx } from '#domain/kernel/context.ts'

/** The cart in a customer's account, locked until the transaction ends. */
export async function lockStoredCart(ctx: Ctx, customerId: string): Promise<CartLine[]> {
  await ctx.db.insert(carts).values({ customerId, lines: '' }).onConflictDoNothing()
  const [cart] = await ctx.db
    .select({ lines: carts.lines })
    .from(carts)
    .where(eq(carts.customerId, customerId))
    .for('update')
  return parseCart(cart?.lines)
}

export async function storeCart(ctx: Ctx, customerId: string, lines: CartLine[]): Promise<void> {
  await ctx.db
    .update(carts)
    .set({
      lines: serializeCart(lines),
      updatedAt: ctx.now(),
      // A cart that is filled after it was emptied is another one: its owner may be reminded of that too.
      ...(lines.length === 0 && { remindedAt: null }),
    })
    .where(eq(carts.customerId, customerId))
}
