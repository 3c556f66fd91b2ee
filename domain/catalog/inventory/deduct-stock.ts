import { eq, inArray, sql } from 'drizzle-orm'
import { categories, inventoryMovements, products } from '#database/schema/index.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import { lockProducts } from './lock-products.ts'
import type { StockLine } from './schemas.ts'

type DeductStockInput = { lines: StockLine[]; orderId: string }
type DeductStockResult =
  | { ok: true }
  /** For the lines with too little stock: how many are left. */
  | { ok: false; reason: 'out_of_stock'; lines: { productId: string; left: number }[] }

/**
 * Deducts all lines from the stock, or none: call it inside the order's transaction, which a refusal rolls back. One
 * conditional UPDATE settles every race; rows are locked in the order of their ids, so that two orders of the same
 * products cannot deadlock.
 */
export async function deductStock(
  ctx: ShopCtx,
  { lines, orderId }: DeductStockInput,
): Promise<DeductStockResult> {
  const wanted = sql`(values ${sql.join(
    lines.map((line) => sql`(${line.productId}::uuid, ${line.quantity}::int)`),
    sql`, `,
  )}) as wanted (id, quantity)`
  await lockProducts(ctx, { lines })
  const { rows: deducted } = await ctx.db.execute<{ id: string }>(sql`
    update products set stock_quantity = stock_quantity - wanted.quantity
    from ${wanted}
    where products.id = wanted.id and products.stock_quantity >= wanted.quantity and products.is_active
      and products.category_id in (select id from categories where is_active)
    returning products.id`)

  if (deducted.length < lines.length) {
    const deductedIds = new Set(deducted.map((row) => row.id))
    const lacking = lines.map((line) => line.productId).filter((id) => !deductedIds.has(id))
    return { ok: false, reason: 'out_of_stock', lines: await readLeft(ctx, lacking) }
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

async function readLeft(ctx: ShopCtx, ids: string[]): Promise<{ productId: string; left: number }[]> {
  const isShown = sql<boolean>`${products.isActive} and ${categories.isActive}`
  const rows = await ctx.db
    .select({ id: products.id, left: products.stockQuantity, isShown })
    .from(products)
    .innerJoin(categories, eq(products.categoryId, categories.id))
    .where(inArray(products.id, ids))
  const leftById = new Map(rows.map((row) => [row.id, row.isShown ? row.left : 0]))
  return ids.map((productId) => ({ productId, left: leftById.get(productId) ?? 0 }))
}
