import { eq } from 'drizzle-orm'
import { orders, vouchers } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { policy } from './policy.ts'
import { type CardRow, readCard } from './read-card.ts'
import type { VoucherOfOrder } from './schemas.ts'

/** The voucher that was bought with an order, for whoever has the order's link; undefined if it is no such order. */
export async function getVoucherOfOrder(
  ctx: Ctx,
  input: { accessKey: string },
): Promise<VoucherOfOrder | undefined> {
  policy.getVoucherOfOrder(ctx)
  const voucher = await findCardOfOrder(ctx, input)
  if (!voucher) return undefined
  const { toName, toEmail, message, sendsOn, sentAt, expiresOn, issuedAt, isRefunded } = voucher
  return { toName, toEmail, message, sendsOn, sentAt, expiresOn, canPrint: issuedAt !== null && !isRefunded }
}

/** The row policies show a visitor only the order whose key the link contains. */
export async function findCardOfOrder(
  ctx: Ctx,
  { accessKey }: { accessKey: string },
): Promise<CardRow | undefined> {
  const bearer: Ctx = { ...ctx, actor: { role: 'visitor', orderKey: accessKey } }
  const [order] = await inTransaction(bearer, (ctx) =>
    ctx.db.select({ id: orders.id }).from(orders).where(eq(orders.accessKey, accessKey)),
  )
  return order && inTransaction(asShop(ctx), (ctx) => readCard(ctx, eq(vouchers.orderId, order.id)))
}
