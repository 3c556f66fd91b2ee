import { returnLines, returnRequests } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction, type ShopCtx } from '#domain/kernel/context.ts'
import { countTries } from '#domain/kernel/count-tries.ts'
import { shopDay } from '#shared/kernel/dates.ts'
import { lockOrder, notifyOrderChanged } from '../orders/index.ts'
import { findReturnable } from './find-returnable.ts'
import { readLinesLeft } from './lines-left.ts'
import { policy } from './policy.ts'
import { lastDayOf, mayWish, rightOf } from './rights.ts'
import type { RequestReturnInput, RequestReturnResult } from './schemas.ts'

/**
 * The bearer of an order's link asks to return jars that were sent, as long as there is a right to it; staff answer. Each
 * jar once: the order's lock settles who of two is first.
 * @throws DomainError not_found
 */
export async function requestReturn(ctx: Ctx, input: RequestReturnInput): Promise<RequestReturnResult> {
  policy.requestReturn(ctx)
  const { accessKey } = input
  const shop = asShop(ctx)
  const { id: orderId } = await inTransaction(shop, (ctx) => findReturnable(ctx, { accessKey }))
  const wait = await countTries(ctx, ['returns', orderId])
  if (wait) return wait
  return inTransaction(shop, async (ctx) => {
    await lockOrder(ctx, { orderId })
    return store(ctx, input)
  })
}

async function store(ctx: ShopCtx, input: RequestReturnInput): Promise<RequestReturnResult> {
  const { accessKey, lines, reason, wish, words = '', pictures } = input
  const order = await findReturnable(ctx, { accessKey })
  const { id: orderId, isSent, receivedOn } = order
  if (!isSent) return { ok: false, reason: 'not_sent' }
  const leftOf = new Map((await readLinesLeft(ctx, { orderId })).map((line) => [line.itemId, line]))
  // One right for all of them: food has the narrower one.
  const isFood = lines.some(({ itemId }) => leftOf.get(itemId)?.isFood ?? true)
  const right = rightOf(reason, { deliveryMethod: order.deliveryMethod, isFood })
  if (!right) return { ok: false, reason: 'no_right' }
  const rightUntil = receivedOn === null ? null : lastDayOf(right, receivedOn)
  if (rightUntil !== null && rightUntil < shopDay(ctx.now())) {
    return { ok: false, reason: 'too_late', until: rightUntil }
  }
  if (!mayWish(right, wish)) return { ok: false, reason: 'refund_only' }
  for (const { itemId, quantity } of lines) {
    const left = leftOf.get(itemId)?.left
    if (left === undefined) return { ok: false, reason: 'unknown_item' }
    if (quantity > left) return { ok: false, reason: 'too_many', itemId, left }
  }
  const [request] = await ctx.db
    .insert(returnRequests)
    .values({ orderId, reason, wish, right, rightUntil, words, pictures, createdAt: ctx.now() })
    .returning({ id: returnRequests.id })
  if (!request) throw new Error('the request was not stored')
  const { id } = request
  await ctx.db
    .insert(returnLines)
    .values(lines.map(({ itemId, quantity }) => ({ requestId: id, orderItemId: itemId, quantity })))
  await notifyOrderChanged(ctx, { orderId })
  return { ok: true, id }
}
