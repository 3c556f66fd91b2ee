import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { lockVisibleOrder, setCancelsAt } from '../orders/index.ts'
import { policy } from './policy.ts'
import type { UndoCancellationResult } from './schemas.ts'

/**
 * Keeps a paid order that would be cancelled within the minute: it stays as it is.
 * @throws DomainError forbidden, not_found
 */
export async function undoCancellation(
  ctx: Ctx,
  { orderId }: { orderId: string },
): Promise<UndoCancellationResult> {
  policy.undoCancellation(ctx)
  return inTransaction(asShop(ctx), async (ctx): Promise<UndoCancellationResult> => {
    const order = await lockVisibleOrder(ctx, { orderId })
    if (!order.cancelsAt) return { ok: false, reason: 'too_late' }
    await setCancelsAt(ctx, { orderId, cancelsAt: null })
    return { ok: true }
  })
}
