import { inventoryMovements } from '#database/schema/index.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import type { StockLine } from './schemas.ts'

/**
 * Writes to the ledger what products have in stock when they are added. Lines with quantity 0 get no row.
 * @param lines the products, which already carry this stock
 */
export async function recordInitialStock(ctx: ShopCtx, { lines }: { lines: StockLine[] }): Promise<void> {
  const stocked = lines.filter((line) => line.quantity > 0)
  if (stocked.length === 0) return
  await ctx.db
    .insert(inventoryMovements)
    .values(
      stocked.map((line) => ({ ...line, movementType: 'in' as const, referenceType: 'initial' as const })),
    )
}
