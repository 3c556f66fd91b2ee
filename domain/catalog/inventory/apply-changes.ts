import { and, asc, gt, inArray, sql, type SQL } from 'drizzle-orm'
import { inventoryMovements, products, stockLevels } from '#database/schema/index.ts'
import type { MovementReference, AdjustmentReason } from '#shared/catalog/movements.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import { sellableQuantity } from './sellable-quantity.ts'
import { enqueueJob } from '#domain/base/jobs/index.ts'

/** Changes of a product's numbers; what is left out stays. */
export type StockChange = {
  productId: string
  /** The batch that the jars belong to; its remaining quantity changes as `onHand` does. */
  batchId?: string | null | undefined
  /** Jars that may be sold: a row in the ledger says why. */
  stock?: number
  /** Jars on the shelves. */
  onHand?: number
  /** Jars that were ordered and are not there. */
  missing?: number
}

/** The cause of a change, and who made it. */
export type ChangeReference = {
  referenceType: MovementReference
  referenceId?: string | undefined
  reason?: AdjustmentReason | undefined
  actorId?: string | undefined
  notes?: string | undefined
}

/**
 * Changes what products have, with a ledger row for each change of the stock. Call it with the products locked; the
 * database refuses whatever would fall below zero.
 */
export async function applyChanges(
  ctx: ShopCtx,
  { changes, reference }: { changes: StockChange[]; reference: ChangeReference },
): Promise<void> {
  await addUp(
    ctx,
    sql`update products set stock_quantity = stock_quantity + change.quantity`,
    sql`products.id`,
    changes.map(({ productId, stock = 0 }) => [productId, stock]),
  )
  await addUp(
    ctx,
    sql`update stock_levels set on_hand = on_hand + change.quantity`,
    sql`stock_levels.product_id`,
    changes.map(({ productId, onHand = 0 }) => [productId, onHand]),
  )
  await addUp(
    ctx,
    sql`update stock_levels set missing = missing + change.quantity`,
    sql`stock_levels.product_id`,
    changes.map(({ productId, missing = 0 }) => [productId, missing]),
  )
  await addUp(
    ctx,
    sql`update batches set remaining = remaining + change.quantity`,
    sql`batches.id`,
    changes.map(({ batchId, onHand = 0 }) => [batchId, onHand]),
  )
  await tellRestocked(ctx, changes)
  const moved = changes.filter(({ stock = 0 }) => stock !== 0)
  if (moved.length === 0) return
  await ctx.db.insert(inventoryMovements).values(
    moved.map(({ productId, batchId = null, stock = 0 }) => ({
      ...reference,
      productId,
      batchId,
      movementType: stock > 0 ? ('in' as const) : ('out' as const),
      quantity: stock,
    })),
  )
}

/** Tells those who wait for products that were sold out and are not any more, once this is committed. */
async function tellRestocked(ctx: ShopCtx, changes: StockChange[]): Promise<void> {
  const added = new Map<string, number>()
  for (const { productId, stock = 0 } of changes) added.set(productId, (added.get(productId) ?? 0) + stock)
  const ids = [...added].flatMap(([id, quantity]) => (quantity > 0 ? id : []))
  if (ids.length === 0) return
  const rows = await ctx.db
    .select({ id: products.id, stock: products.stockQuantity })
    .from(products)
    .where(inArray(products.id, ids))
  const back = rows.flatMap(({ id, stock }) => (stock > (added.get(id) ?? 0) ? [] : [id]))
  for (const productId of [...back, ...(await findSetsOf(ctx, ids))]) {
    await enqueueJob(ctx, { kind: 'tell-restocked', productId, key: `restocked ${productId}` })
  }
}

/** Finds the sets with these parts for which somebody waits, and which may be sold now. */
async function findSetsOf({ db }: ShopCtx, partIds: string[]): Promise<string[]> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(
      sql`products.id in (select set_id from set_parts where part_id = any(${sql.param(partIds)}::uuid[]))
        and exists (select from restock_requests where product_id = products.id and state = 'waiting')
        and ${sellableQuantity} > 0`,
    )
  return rows.map(({ id }) => id)
}

/** One UPDATE for all rows; a row that is named twice gets the sum. */
async function addUp(
  ctx: ShopCtx,
  update: SQL,
  id: SQL,
  quantities: [string | null | undefined, number][],
): Promise<void> {
  const sums = new Map<string, number>()
  for (const [key, quantity] of quantities) {
    if (key && quantity !== 0) sums.set(key, (sums.get(key) ?? 0) + quantity)
  }
  if (sums.size === 0) return
  const rows = [...sums].map(([key, quantity]) => sql`(${key}::uuid, ${quantity}::int)`)
  await ctx.db.execute(
    sql`${update} from (values ${sql.join(rows, sql`, `)}) as change (id, quantity) where ${id} = change.id`,
  )
}

/**
 * Takes off the stock what was ordered and is not there, as far as there is stock: what has come in is not sold a second
 * time. Call it after whatever adds to the stock, with the products locked.
 */
export async function coverMissing(ctx: ShopCtx, { productIds }: { productIds: string[] }): Promise<void> {
  const rows = await ctx.db
    .select({
      productId: stockLevels.productId,
      quantity: sql<number>`least(${stockLevels.missing}, ${products.stockQuantity})`,
    })
    .from(stockLevels)
    .innerJoin(products, sql`${products.id} = ${stockLevels.productId}`)
    .where(
      and(
        inArray(stockLevels.productId, productIds),
        gt(stockLevels.missing, 0),
        gt(products.stockQuantity, 0),
      ),
    )
    .orderBy(asc(stockLevels.productId))
  const changes = rows.map(({ productId, quantity }) => ({ productId, stock: -quantity, missing: -quantity }))
  await applyChanges(ctx, { changes, reference: { referenceType: 'missing' } })
}

/**
 * Takes jars off the shelves and out of stock. What of them is ordered already and not packed cannot leave the stock: it
 * is missing until something comes in.
 */
export async function takeOffShelves(
  ctx: ShopCtx,
  {
    jars,
    reference,
  }: { jars: { productId: string; batchId: string | null; quantity: number }[]; reference: ChangeReference },
): Promise<void> {
  if (jars.length === 0) return
  const ids = jars.map(({ productId }) => productId)
  const rows = await ctx.db
    .select({ id: products.id, stock: products.stockQuantity })
    .from(products)
    .where(inArray(products.id, ids))
  const stockOf = new Map(rows.map(({ id, stock }) => [id, stock]))
  const changes = jars.map(({ productId, batchId, quantity }) => {
    const left = stockOf.get(productId) ?? 0
    const stock = Math.min(left, quantity)
    stockOf.set(productId, left - stock)
    return { productId, batchId, stock: -stock, onHand: -quantity, missing: quantity - stock }
  })
  await applyChanges(ctx, { changes, reference })
}
