import { isDeepStrictEqual } from 'node:util'
import { STOCK_NOTES } from '#shared/catalog/stock-notes.ts'
import type { LocalizedText } from '#shared/kernel/locale.ts'
import type { OrderSnapshot } from '#shared/orders/order-snapshot.ts'
import { wasPaid } from '#shared/orders/order-states.ts'
import { changesBetween, recordAudit } from '#domain/base/audit/index.ts'
import { enqueueJob } from '#domain/base/jobs/index.ts'
import { deductStock, packOrder, returnStock } from '#domain/catalog/inventory/index.ts'
import { type Actor, asShop, type Ctx, inTransaction, type ShopCtx } from '#domain/kernel/context.ts'
import { confirmed, requireAdmin } from '#domain/kernel/guards.ts'
import { jarsOf } from '../checkout/index.ts'
import { reissueInvoice } from '../invoices/index.ts'
import { getOrderByLink, lockVisibleOrder, notifyOrderChanged, rewriteOrder } from '../orders/index.ts'
import type { LockedOrder } from '../orders/schemas.ts'
import { policy } from './policy.ts'
import { type ChangedFrom, priceChange, type PricedChange } from './price-change.ts'
import { type Changeable, readChangeable } from './read-changeable.ts'
import { recordChange } from './record-change.ts'
import type {
  ChangeOrderInput,
  ChangeOrderResult,
  ChangeOwnOrderInput,
  OrderChangeRefusal,
  WantedChange,
} from './schemas.ts'
import { settleChange } from './settle-change.ts'

const requireConfirmedAdmin = confirmed(requireAdmin)

type Agreed = Pick<ChangeOrderInput, 'version' | 'agreedBalanceCents'>
type Change = {
  orderId: string
  wanted: WantedChange
  agreed: Agreed
  from: ChangedFrom
  actor: Actor
  /** For staff and the credit note. */
  reason: string | null
}

/**
 * Changes a placed order, for staff, until it leaves the shop: with its stock, its invoice and its money, in one
 * transaction. Money is given back, and a discount without a code given, by admins alone.
 * @throws DomainError forbidden, unconfirmed, not_found
 */
export async function changeOrder(ctx: Ctx, input: ChangeOrderInput): Promise<ChangeOrderResult> {
  const actor = policy.changeOrder(ctx)
  const { orderId, reason, version, agreedBalanceCents, ...wanted } = input
  if (wanted.discount?.kind === 'amount') requireAdmin(ctx)
  if (agreedBalanceCents < 0) requireConfirmedAdmin(ctx)
  const agreed = { version, agreedBalanceCents }
  return change(ctx, { orderId, wanted, agreed, from: 'office', actor, reason })
}

/**
 * The same for its buyer, who has its link, until somebody packs it.
 * @throws DomainError not_found
 */
export async function changeOwnOrder(ctx: Ctx, input: ChangeOwnOrderInput): Promise<ChangeOrderResult> {
  const actor = policy.changeOwnOrder(ctx)
  const { accessKey, language, version, agreedBalanceCents, ...wanted } = input
  const { id: orderId } = await getOrderByLink(ctx, { accessKey, language })
  const agreed = { version, agreedBalanceCents }
  return change(ctx, { orderId, wanted, agreed, from: 'buyer', actor, reason: null })
}

async function change(
  ctx: Ctx,
  { orderId, wanted, agreed, from, actor, reason }: Change,
): Promise<ChangeOrderResult> {
  return inTransaction(asShop(ctx), async (ctx): Promise<ChangeOrderResult> => {
    const order = await lockVisibleOrder(ctx, { orderId })
    const stored = await readChangeable(ctx, { orderId })
    const priced = await priceChange(ctx, stored, wanted, { from, locks: true })
    if (!priced.ok) return priced
    if (priced.version !== agreed.version) return { ok: false, reason: 'changed_meanwhile' }
    const { version, before, after, balanceCents } = priced
    if (balanceCents !== agreed.agreedBalanceCents)
      return { ok: false, reason: 'balance_differs', balanceCents }
    const changeId = await recordChange(ctx, { orderId, version, before, after, actor, reason })
    const lacking = await moveStock(ctx, stored, priced, order, actor)
    if (lacking) return lacking
    await rewriteOrder(ctx, { order, row: priced.row, items: priced.items, sets: priced.sets })
    if (order.status === 'processing') await packOrder(ctx, { orderId })
    const requestedBy = from === 'office' && 'id' in actor ? actor.id : null
    const why = reason ?? BY_BUYER[stored.row.locale]
    if (priced.changesInvoice && wasPaid(order.paymentStatus)) {
      await reissueInvoice(ctx, { orderId, changeId, reason: why })
    }
    await settleChange(ctx, { order, priced, by: { actor, reason: why }, requestedBy })
    const contact = changedContact(before, after)
    await recordAudit(ctx, {
      actorId: 'id' in actor ? actor.id : null,
      action: from === 'office' ? 'order.changed' : 'order.changed-by-buyer',
      subjectId: orderId,
      details: { number: order.number, ...(contact && { contact }), ...(reason !== null && { reason }) },
      changes: changesBetween(auditedOf(before), auditedOf(after)),
    })
    await notifyOrderChanged(ctx, { orderId })
    await enqueueJob(ctx, { kind: 'send-order-changed', orderId, changeId })
    return { ok: true, changeId, balanceCents }
  })
}

/** The reason on papers, where the buyer changed the order. */
const BY_BUYER: LocalizedText = { en: 'Changed by the customer', th: 'ลูกค้าแก้ไขคำสั่งซื้อ' }

/**
 * Gives back the jars that are taken away, those that are packed into their batches, and takes those that are added, line
 * by line: jars of a set may become jars of another line. Those of a recalled batch do not come back to be taken.
 */
async function moveStock(
  ctx: ShopCtx,
  { row, items: stored }: Changeable,
  { items }: PricedChange,
  { id: orderId }: LockedOrder,
  actor: Actor,
): Promise<OrderChangeRefusal | undefined> {
  const kept = new Map(items.map(({ id, quantity }) => [id, quantity]))
  const back = stored.flatMap(({ id, productId, quantity }) => {
    const fewer = quantity - (kept.get(id) ?? 0)
    return productId !== null && fewer > 0 ? [{ orderItemId: id, productId, quantity: fewer }] : []
  })
  await returnStock(ctx, { orderId, lines: back, notes: STOCK_NOTES.changed, actor })
  const had = new Map(stored.map(({ id, quantity }) => [id, quantity]))
  const more = items.map((item) => ({ ...item, quantity: item.quantity - (had.get(item.id ?? '') ?? 0) }))
  const lines = jarsOf(more.filter(({ quantity }) => quantity > 0))
  if (lines.length === 0) return undefined
  const taken = await deductStock(ctx, { lines, orderId })
  if (taken.ok) return undefined
  const nameOf = (productId: string) =>
    items.find((item) => item.productId === productId)?.name[row.locale] ?? ''
  return { ...taken, lines: taken.lines.map((line) => ({ ...line, name: nameOf(line.productId) })) }
}

/** A change as the audit log keeps it: without contact details, which are forgotten one day. */
function auditedOf({
  lines,
  deliveryMethod,
  discountCode,
  discountCents,
  deliveryCents,
  totalCents,
}: OrderSnapshot) {
  return {
    lines: lines.map(({ quantity, sku }) => `${quantity} × ${sku}`),
    deliveryMethod,
    discountCode,
    discountCents,
    deliveryCents,
    totalCents,
  }
}

/** The contact details that differ, by name. */
function changedContact(before: OrderSnapshot, after: OrderSnapshot): string {
  const [old, now] = [contactOf(before), contactOf(after)]
  return (['address', 'phone', 'note', 'receiver', 'card'] as const)
    .filter((field) => !isDeepStrictEqual(old[field], now[field]))
    .join(', ')
}

function contactOf({ address, phone, note, gift }: OrderSnapshot) {
  return { address, phone, note, receiver: gift?.receiver, card: gift?.card }
}
