import { eq } from 'drizzle-orm'
import { orders, vouchers } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import { policy } from './policy.ts'
import { printVoucherCard } from './print-voucher-card.ts'
import { type CardRow, readCard } from './read-card.ts'

/**
 * The card of the voucher that was bought with an order as PDF, for anybody with the order's link, from when it is paid on.
 * @throws DomainError not_found, `unavailable` while too many PDFs are waiting
 */
export async function printVoucherOfOrder(
  ctx: Ctx,
  { accessKey }: { accessKey: string },
): Promise<Uint8Array<ArrayBuffer>> {
  policy.printVoucherOfOrder(ctx)
  const voucher = await findCardOfOrder(ctx, accessKey)
  const card = voucher && (await printVoucherCard(asShop(ctx), { voucher }))
  if (!card) throw new DomainError('not_found', 'document')
  return card.pdf
}

/** The row policies show a visitor only the order whose key the link contains. */
async function findCardOfOrder(ctx: Ctx, accessKey: string): Promise<CardRow | undefined> {
  const bearer: Ctx = { ...ctx, actor: { role: 'visitor', orderKey: accessKey } }
  const [order] = await inTransaction(bearer, (ctx) =>
    ctx.db.select({ id: orders.id }).from(orders).where(eq(orders.accessKey, accessKey)),
  )
  return order && inTransaction(asShop(ctx), (ctx) => readCard(ctx, eq(vouchers.orderId, order.id)))
}
