import { inTransaction, type ShopCtx } from '#domain/kernel/context.ts'
import { applyChanges, coverMissing } from './apply-changes.ts'
import { lockProducts } from './lock-products.ts'
import type { StockLine } from './schemas.ts'

/** Adds to the stock without a batch, with a ledger row for each product. Lines with quantity 0 change nothing. */
export async function receiveStock(ctx: ShopCtx, { lines }: { lines: StockLine[] }): Promise<void> {
  const received = lines.filter((line) => line.quantity > 0)
  if (received.length === 0) return
  await inTransaction(ctx, async (ctx) => {
    await lockProducts(ctx, { lines: received })
    const changes = received.map(({ productId, quantity }) => ({
      productId,
      stock: quantity,
      onHand: quantity,
    }))
    await applyChanges(ctx, { changes, reference: { referenceType: 'count' } })
    await coverMissing(ctx, { productIds: received.map(({ productId }) => productId) })
  })
}
