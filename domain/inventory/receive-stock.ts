import { sql } from 'drizzle-orm'
import { inventoryMovements } from '#database/schema/index.ts'
import { inTransaction, type ShopCtx } from '../context.ts'
import { lockProducts } from './lock-products.ts'
import type { StockLine } from './schemas.ts'

type ReceiveStockInput = {
  lines: StockLine[]
  /** Why stock was added. */
  referenceType: 'return' | 'count'
  referenceId?: string
  notes?: string
}

/** Adds to the stock, with a ledger row for each product. Lines with quantity 0 change nothing. */
export async function receiveStock(ctx: ShopCtx, { lines, ...reference }: ReceiveStockInput): Promise<void> {
  const received = lines.filter((line) => line.quantity > 0)
  if (received.length === 0) return
  await inTransaction(ctx, async (ctx) => {
    await lockProducts(ctx, received)
    await ctx.db.execute(sql`
      update products set stock_quantity = stock_quantity + received.quantity
      from (values ${sql.join(
        received.map((line) => sql`(${line.productId}::uuid, ${line.quantity}::int)`),
        sql`, `,
      )}) as received (id, quantity) where products.id = received.id`)
    await ctx.db.insert(inventoryMovements).values(
      received.map((line) => ({
        productId: line.productId,
        movementType: 'in' as const,
        quantity: line.quantity,
        ...reference,
      })),
    )
  })
}
