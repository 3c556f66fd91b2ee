import { eq, gt, max } from 'drizzle-orm'
import { jobs, orders, vouchers } from '#database/schema/index.ts'
import { DEMO_VOUCHER_CODE, seedGivenVouchers, seedSoldVouchers } from '#database/seed/orders/vouchers.ts'
import type { Ctx, ShopCtx } from '#domain/kernel/context.ts'
import { digestOf } from '#domain/kernel/tokens.ts'
import { placeVoucher } from '#domain/orders/checkout/index.ts'
import { advanceOrder, lockOrderByNumber } from '#domain/orders/orders/index.ts'
import { recordTransfer } from '#domain/orders/payments/index.ts'
import { giveVoucher, replaceVoucherCard, takeVoucherAtDoor } from '#domain/orders/voucher-desk/index.ts'
import type { VoucherCard } from '#domain/orders/vouchers/schemas.ts'
import { shopDay, startOfShopDay } from '#shared/kernel/dates.ts'
import { addTime, DAY, HOUR } from '#shared/kernel/durations.ts'
import type { Random } from './random.ts'

type Year = { now: Date; staffId: string; random: Random }
type Given = (typeof seedGivenVouchers)[number]
type Sold = (typeof seedSoldVouchers)[number]

/** Gives and sells the year's vouchers by the verbs of staff and buyers, each on its day; nothing of it is mailed. */
export async function writeVouchers(ctx: ShopCtx, { now, staffId, random }: Year): Promise<void> {
  const [before] = await ctx.db.select({ id: max(jobs.id) }).from(jobs)
  for (const seed of seedGivenVouchers) await give(seed)
  for (const seed of seedSoldVouchers) await sell(seed)
  await ctx.db.delete(jobs).where(gt(jobs.id, before?.id ?? 0))

  /** `hour`: of the shop's day, so that nothing happens at night. */
  function asOf(daysAgo: number, hour: number): ShopCtx {
    const at = addTime(startOfShopDay(shopDay(addTime(now, -daysAgo * DAY))), hour * HOUR)
    return { ...ctx, now: () => at }
  }

  function asStaff(daysAgo: number, hour: number): Ctx {
    const then = asOf(daysAgo, hour)
    const session = { id: random.uuid(), confirmedUntil: addTime(then.now(), HOUR) }
    return { ...then, actor: { role: 'staff', id: staffId, isAdmin: true }, session }
  }

  async function give({ daysAgo, amountCents, reason, isToTry, ...seed }: Given): Promise<void> {
    const given = { key: random.uuid(), amountCents, card: cardOf(seed), reason }
    const done = await giveVoucher(asStaff(daysAgo, 11), given)
    if (!done.ok) throw new Error(`the demo's voucher was refused: ${done.reason}`)
    const id = done.voucherId
    const code = isToTry && { codeHash: digestOf(DEMO_VOUCHER_CODE) }
    await ctx.db
      .update(vouchers)
      .set({ sentAt: asOf(daysAgo, 11).now(), ...code })
      .where(eq(vouchers.id, id))
    await follow(id, seed)
  }

  async function sell({ daysAgo, amountCents, buyer, sendsInDays, ...seed }: Sold): Promise<void> {
    const then = asOf(daysAgo, 10)
    const paid = asOf(daysAgo, 15)
    const at = then.now()
    const sendsOn = sendsInDays && shopDay(addTime(now, sendsInDays * DAY))
    const placed = await placeVoucher(
      { ...then, actor: { role: 'visitor' } },
      {
        amountCents,
        buyer,
        card: { ...cardOf(seed), fromName: buyer.name, ...(sendsOn && { sendsOn }) },
        payment: 'bank_transfer',
        language: seed.locale,
        idempotencyKey: random.uuid(),
      },
    )
    if (!placed.ok) throw new Error(`the demo's voucher was refused: ${placed.reason}`)
    const order = await lockOrderByNumber(ctx, placed.order)
    if (!order) throw new Error('the demo’s voucher has no order')
    const { id: orderId } = order
    await ctx.db.update(orders).set({ createdAt: at }).where(eq(orders.id, orderId))
    const reference = `EFT ${shopDay(at)} ${random.between(100_000, 999_999)}`
    await recordTransfer(asStaff(daysAgo, 15), { orderId, reference, amountCents })
    const [voucher] = await ctx.db
      .update(vouchers)
      .set({ sentAt: sendsOn ? null : paid.now() })
      .where(eq(vouchers.orderId, orderId))
      .returning({ id: vouchers.id })
    const confirmed = await lockOrderByNumber(ctx, placed.order)
    if (confirmed && !sendsOn) {
      await advanceOrder(paid, { order: confirmed, to: 'delivered', by: { actor: ctx.actor } })
    }
    if (voucher) await follow(voucher.id, seed)
  }

  /** The rest of its year: some of it is eaten, or its card is lost. */
  async function follow(voucherId: string, { takenAtDoor, lost }: Pick<Given, 'takenAtDoor' | 'lost'>) {
    if (takenAtDoor) {
      const { daysAgo, ...taken } = takenAtDoor
      await takeVoucherAtDoor(asStaff(daysAgo, 20), { voucherId, key: random.uuid(), ...taken })
    }
    if (lost) await replaceVoucherCard(asStaff(lost.daysAgo, 16), { voucherId, reason: lost.reason })
  }
}

function cardOf({ toName, message, locale }: Pick<Given, 'toName' | 'message' | 'locale'>): VoucherCard {
  return { toName, toEmail: undefined, fromName: 'KROK', message, locale, sendsOn: undefined }
}
