import { and, eq, isNull } from 'drizzle-orm'
import { vouchers } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import type { JobInput } from '#domain/base/jobs/schemas.ts'
import { deliverMail } from '#domain/base/mails/index.ts'
import { getShop } from '#domain/base/settings/index.ts'
import { advanceOrder, lockOrder } from '../orders/index.ts'
import { policy } from './policy.ts'
import { printVoucherCard } from './print-voucher-card.ts'
import { readCard } from './read-card.ts'
import { voucherMail } from './voucher-mail.ts'

/**
 * Mails a voucher's card on its day: to its receiver or, without an address, to who bought it. One that was refunded, or
 * whose card was replaced since, is not sent. A job, so it may be repeated.
 * @throws DomainError forbidden, `unavailable` while too many PDFs are waiting
 */
export async function sendVoucher(ctx: Ctx, input: JobInput<'send-voucher'>): Promise<void> {
  policy.sendVoucher(ctx)
  const shop = asShop(ctx)
  const { voucherId, card, ...job } = input
  const isThis = eq(vouchers.id, voucherId)
  const voucher = await inTransaction(shop, (ctx) => readCard(ctx, isThis))
  if (!voucher || voucher.card !== card || voucher.isRefunded) return
  const printed = await printVoucherCard(shop, { voucher })
  // The failed job is shown to staff, who replace the card: nothing else would tell that it was never sent.
  if (!printed) throw new Error('the shop has had another secret since: this voucher needs a new card')
  const to = voucher.toEmail ?? voucher.buyerEmail
  if (to) {
    await deliverMail(shop, {
      job,
      name: `voucher-${voucherId}-${card}`,
      write: async () => voucherMail({ voucher, to, printed, shop: await getShop(shop) }),
    })
  }
  await inTransaction(shop, async (ctx) => {
    const order = voucher.orderId === null ? undefined : await lockOrder(ctx, { orderId: voucher.orderId })
    await ctx.db
      .update(vouchers)
      .set({ sentAt: ctx.now() })
      .where(and(isThis, isNull(vouchers.sentAt)))
    if (order) await advanceOrder(ctx, { order, to: 'delivered', by: { actor: ctx.actor } })
  })
}
