import { type Locale, pick } from '#shared/kernel/locale.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { packSets } from './change-lines.ts'
import { policy } from './policy.ts'
import { readChangeable, snapshotOf } from './read-changeable.ts'
import type { OrderToChange } from './schemas.ts'

/**
 * A placed order as the form of its change begins with it, for staff: what it has of each product, where it goes, and
 * what it costs.
 * @throws DomainError forbidden, not_found
 */
export async function getOrderToChange(
  ctx: Ctx,
  { orderId, language }: { orderId: string; language: Locale },
): Promise<OrderToChange> {
  policy.getOrderToChange(ctx)
  return inTransaction(asShop(ctx), async (ctx) => {
    const { row, items, sets } = await readChangeable(ctx, { orderId })
    const lines = new Map<string, OrderToChange['lines'][number]>()
    for (const { productId, name, sku, quantity } of packSets(items, sets)) {
      if (productId === null) continue
      const before = lines.get(productId)?.quantity ?? 0
      lines.set(productId, { productId, name: pick(name, language), sku, quantity: before + quantity })
    }
    return { id: row.id, number: row.number, now: snapshotOf(row, items, sets), lines: [...lines.values()] }
  })
}
