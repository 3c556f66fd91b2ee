import { vatInside } from '#shared/kernel/money.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import { applyDiscount } from '../discounts/index.ts'
import { reissueInvoice } from '../invoices/index.ts'
import { rewriteOrder, setAttention } from '../orders/index.ts'
import type { ChangedBy, LockedOrder } from '../orders/schemas.ts'
import { readOwed } from '../payments/index.ts'
import { readChangeable, snapshotOf } from './read-changeable.ts'
import { recordChange } from './record-change.ts'

type WaiveOwedInput = { order: LockedOrder; by: ChangedBy & { reason: string } }

/**
 * Takes off what a change has added to a paid order and nobody has paid, before the order is cancelled: its invoice is
 * credited and issued again for what was paid. Otherwise a sale of the rest would stay in the books when all money is
 * back. Call it in the transaction that has locked the order. An order of which goods were refunded stays as it is.
 */
export async function waiveOwed(ctx: ShopCtx, { order, by }: WaiveOwedInput): Promise<void> {
  const owedCents = await readOwed(ctx, order)
  if (owedCents === 0) return
  const orderId = order.id
  const { row, items, sets, version, hasRefund } = await readChangeable(ctx, { orderId })
  if (hasRefund) return
  const offGoods = Math.min(owedCents, row.subtotalCents - row.discountCents)
  const amountCents = row.discountCents + offGoods
  const deliveryCents = row.deliveryCents - (owedCents - offGoods)
  const { lines, discountCents } = applyDiscount(items, { kind: 'amount', amountCents }, row.vatPercent)
  const lowered = {
    ...row,
    discountCents,
    deliveryCents,
    icePackCents: row.icePackCents && Math.min(row.icePackCents, deliveryCents),
    totalCents: row.totalCents - owedCents,
    vatCents: lines.reduce((sum, line) => sum + line.vatCents, vatInside(deliveryCents, row.vatPercent)),
  }
  const change = { version, before: snapshotOf(row, items, sets), after: snapshotOf(lowered, lines, sets) }
  const changeId = await recordChange(ctx, { ...by, ...change, orderId })
  await rewriteOrder(ctx, { order, row: lowered, items: lines, sets })
  await reissueInvoice(ctx, { orderId, changeId, reason: by.reason })
  if (order.attention === 'wrong_amount') await setAttention(ctx, { order, problem: null })
}
