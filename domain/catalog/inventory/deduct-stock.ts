import { eq, inArray, sql } from 'drizzle-orm'
import { categories, products } from '#database/schema/index.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import type { StockLine } from './schemas.ts'

type DeductStockInput = { lines: StockLine[]; orderId: string }
type DeductStockResult =
  | { ok: true }
  /** For the lines with too little stock: how many are left. */
  | { ok: false; reason: 'out_of_stock'; lines: { productId: string; left: number }[] }

/**
 * Deducts all lines from the stock, with a ledger row each, or none: call it inside the order's transaction, which a
 * refusal rolls back, with the products locked by a statement before. One conditional UPDATE settles every race.
 */
export async function deductStock(
  ctx: ShopCtx,
  { lines, orderId }: DeductStockInput,
): Promise<DeductStockResult> {
  const { rows: deducted } = await ctx.db.execute<{ id: string }>(sql`
    with deducted as (
      update products set stock_quantity = stock_quantity - wanted.quantity
      from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as wanted ("productId" uuid, quantity integer)
      where products.id = wanted."productId" and products.stock_quantity >= wanted.quantity and products.is_active
        and products.category_id in (select id from categories where is_active)
      returning products.id, wanted.quantity
    )
    insert into inventory_movements (product_id, movement_type, quantity, reference_type, reference_id)
    select id, 'out', -quantity, 'order', ${orderId}::uuid from deducted
    returning product_id as id`)
  if (deducted.length === lines.length) return { ok: true }
  const deductedIds = new Set(deducted.map((row) => row.id))
  const lacking = lines.map((line) => line.productId).filter((id) => !deductedIds.has(id))
  return { ok: false, reason: 'out_of_stock', lines: await readLeft(ctx, lacking) }
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
