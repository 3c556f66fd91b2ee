import { SECOND } from '#shared/kernel/durations.ts'
import { asShop, type Ctx, inTransaction, type ShopCtx } from '#domain/kernel/context.ts'
import { isDomainError } from '#domain/kernel/errors.ts'
import { lockVisibleOrder } from '../orders/index.ts'
import type { LockedOrder } from '../orders/schemas.ts'
import { sumPaid } from '../payments/index.ts'
import { dueOf } from './due-of.ts'
import type { LineVerdict } from './views.ts'

/** After this no further one is begun: proxies and people wait no longer than half a minute. */
const MOST_MS = 15 * SECOND

type Recorded<Wanted> = { wanted: Wanted; number: string | null; verdict: LineVerdict }

/**
 * Records many payments, each in a transaction of its own that has locked its order: whatever one of them may not do keeps
 * none of the others from it. One that is not `done` leaves nothing behind, unless there is a problem with its money.
 */
export async function recordInTurn<Wanted extends { orderId: string; dueCents: number | null }>(
  ctx: Ctx,
  all: Wanted[],
  record: (ctx: ShopCtx, order: LockedOrder, wanted: Wanted) => Promise<LineVerdict>,
): Promise<Recorded<Wanted>[]> {
  const until = ctx.now().getTime() + MOST_MS
  async function tryOne(wanted: Wanted): Promise<Omit<Recorded<Wanted>, 'wanted'>> {
    if (ctx.now().getTime() >= until) return { number: null, verdict: 'not_tried' }
    try {
      const { number, verdict } = await inTransaction(asShop(ctx), async (ctx) => {
        const order = await lockVisibleOrder(ctx, { orderId: wanted.orderId })
        const verdict = await record(ctx, order, wanted)
        return { ok: verdict === 'done' || verdict === 'problem', number: order.number, verdict }
      })
      return { number, verdict }
    } catch (error) {
      if (isDomainError(error) && error.code === 'not_found') return { number: null, verdict: 'not_found' }
      throw error
    }
  }
  const recorded: Recorded<Wanted>[] = []
  for (const wanted of all) recorded.push({ wanted, ...(await tryOne(wanted)) })
  // A part that the next one completed is no problem any more.
  const paid = new Set(recorded.flatMap(({ wanted, verdict }) => (verdict === 'done' ? wanted.orderId : [])))
  return recorded.map((one) =>
    one.verdict === 'problem' && paid.has(one.wanted.orderId) ? { ...one, verdict: 'done' } : one,
  )
}

/** Reads how much a locked order waits for, in ZAR cents; null if it waits for no money. */
export async function readDue(ctx: ShopCtx, order: LockedOrder): Promise<number | null> {
  return dueOf(order, order.totalCents - (await sumPaid(ctx, { orderId: order.id })))
}
