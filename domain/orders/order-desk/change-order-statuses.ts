import { and, inArray, isNull } from 'drizzle-orm'
import { orders } from '#database/schema/index.ts'
import { SECOND } from '#shared/kernel/durations.ts'
import { type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { isDomainError } from '#domain/kernel/errors.ts'
import { changeOrderStatus } from './change-order-status.ts'
import { policy } from './policy.ts'
import type { ChangeStatusesInput } from './schemas.ts'
import type { ChangeStatusesResult, StepVerdict } from './views.ts'

/** After this no further order is begun: proxies and people wait no longer than half a minute. */
const MOST_MS = 10 * SECOND

/**
 * Takes many orders one step on, for staff: each by `changeOrderStatus`, in a transaction of its own, so that what one of
 * them may not do keeps none of the others from it. Asking again does nothing twice. What there was no time for is
 * `not_tried`; asking for the same again goes on with it.
 * @throws DomainError forbidden
 */
export async function changeOrderStatuses(
  ctx: Ctx,
  { orderIds, to }: ChangeStatusesInput,
): Promise<ChangeStatusesResult> {
  policy.changeOrderStatuses(ctx)
  const ids = [...new Set(orderIds)]
  const numbers = await readNumbers(ctx, ids)
  const until = ctx.now().getTime() + MOST_MS
  const verdicts: ChangeStatusesResult['verdicts'] = []
  for (const orderId of ids) {
    const verdict: StepVerdict =
      ctx.now().getTime() < until ? await tryStep(ctx, orderId, to) : { verdict: 'not_tried' }
    verdicts.push({ orderId, number: numbers.get(orderId) ?? null, ...verdict })
  }
  return { verdicts }
}

async function tryStep(ctx: Ctx, orderId: string, to: ChangeStatusesInput['to']): Promise<StepVerdict> {
  try {
    const result = await changeOrderStatus(ctx, { orderId, to })
    if (result.ok) return { verdict: 'done' }
    // Nothing is cancelled here, so nothing asks whether it is meant.
    if (result.reason === 'is_paid') throw new Error('a step of many asks about one order')
    if (result.reason !== 'illegal_step') return { verdict: result.reason }
    if (result.from === to) return { verdict: 'already' }
    return { verdict: 'illegal_step', from: result.from, allowed: result.allowed }
  } catch (error) {
    if (isDomainError(error) && error.code === 'not_found') return { verdict: 'not_found' }
    throw error
  }
}

async function readNumbers(ctx: Ctx, ids: string[]): Promise<Map<string, string>> {
  const rows = await inTransaction(ctx, (ctx) =>
    ctx.db
      .select({ id: orders.id, number: orders.number })
      .from(orders)
      .where(and(inArray(orders.id, ids), isNull(orders.hiddenAt))),
  )
  return new Map(rows.map(({ id, number }) => [id, number]))
}
