import { eq, type SQL, sql } from 'drizzle-orm'
import { orders, vouchers } from '#database/schema/index.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'

export type CardRow = typeof vouchers.$inferSelect & {
  /** The address of who bought it; null if staff gave it, '' of one who is forgotten. */
  buyerEmail: string | null
  isRefunded: boolean
}

/** Reads a voucher with all that its card needs; undefined if there is none. */
export async function readCard(ctx: ShopCtx, where: SQL): Promise<CardRow | undefined> {
  const [row] = await ctx.db
    .select({
      voucher: vouchers,
      buyerEmail: orders.email,
      isRefunded: sql<boolean>`${vouchers.balanceCents} = 0 and exists (
        select from voucher_entries where voucher_id = ${vouchers.id} and account = 'refund')`,
    })
    .from(vouchers)
    .leftJoin(orders, eq(orders.id, vouchers.orderId))
    .where(where)
  return row && { ...row.voucher, buyerEmail: row.buyerEmail, isRefunded: row.isRefunded }
}
