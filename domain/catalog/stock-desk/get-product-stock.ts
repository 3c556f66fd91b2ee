import { getSettings } from '#domain/base/settings/index.ts'
import type { Locale } from '#shared/kernel/locale.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { countWaiting } from '../back-in-stock/index.ts'
import { getInventory } from './get-inventory.ts'
import { listMovements } from './list-movements.ts'
import { policy } from './policy.ts'
import type { ListMovementsInput } from './schemas.ts'
import type { InventoryView, MovementList } from './views.ts'

/**
 * A product's stock with a page of its changes, the number of people who wait for it, and the threshold of the shop.
 * @throws DomainError forbidden, not_found
 */
export async function getProductStock(
  ctx: Ctx,
  { language, ...input }: ListMovementsInput & { language: Locale },
): Promise<{ view: InventoryView; movements: MovementList; waiting: number; shopsThreshold: number }> {
  policy.getProductStock(ctx)
  const { productId } = input
  const [view, movements, waiting, { stock }] = await Promise.all([
    getInventory(ctx, { productId, language }),
    listMovements(ctx, input),
    countWaiting(ctx, { productId }),
    getSettings(ctx),
  ])
  return { view, movements, waiting, shopsThreshold: stock.lowStock }
}
