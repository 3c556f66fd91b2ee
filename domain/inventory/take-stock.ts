import { inArray, sql } from 'drizzle-orm'
import { inventoryMovements, products } from '#database/schema/index.ts'
import type { Ctx } from '../context.ts'
import { lockProducts } from './lock-products.ts'

export type StockLine = { productId: string; quantity: number }
export type TakeStockResult = { ok: true } | { ok: false; short: { productId: string; left: number }[] }

/**
 * Takes all lines off the stock, or none: call it inside the order's transaction, which a refusal rolls back.
 * One conditional UPDATE settles every race; rows are locked in the order of their ids, so that two orders of the
 * same products cannot lock each other out. Each product may stand in `lines` once.
 */
export async function takeStock(ctx: Ctx, lines: StockLine[], orderId: string): Promise<TakeStockResult> {
  const wanted = sql`(values ${sql.join(
    lines.map((line) => sql`(${line.productId}::uuid, ${line.quantity}::int)`),
    sql`, `,
  )}) as wanted (id, quantity)`
  await lockProducts(ctx, lines)
  const { rows: taken } = await ctx.db.execute<{ id: string }>(sql`
    update products set stock_quantity = stock_quantity - wanted.quantity
    from ${wanted}
    where products.id = wanted.id and products.stock_quantity >= wanted.quantity and products.is_active
    returning products.id`)

  if (taken.length < lines.length) {
    const takenIds = new Set(taken.map((row) => row.id))
    return {
      ok: false,
      short: await whatIsLeft(
        ctx,
        lines.map((line) => line.productId).filter((id) => !takenIds.has(id)),
      ),
    }
  }
  await ctx.db.insert(inventoryMovements).values(
    lines.map((line) => ({
      productId: line.productId,
      movementType: 'out' as const,
      quantity: -line.quantity,
      referenceType: 'order' as const,
      referenceId: orderId,
    })),
  )
  return { ok: true }
}

async function whatIsLeft(ctx: Ctx, ids: string[]) {
  const rows = await ctx.db
    .select({ id: products.id, left: products.stockQuantity, isActive: products.isActive })
    .from(products)
    .where(inArray(products.id, ids))
  const leftById = new Map(rows.map((row) => [row.id, row.isActive ? row.left : 0]))
  return ids.map((productId) => ({ productId, left: leftById.get(productId) ?? 0 }))
}
