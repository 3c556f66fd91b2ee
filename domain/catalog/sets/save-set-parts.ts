import { eq, inArray, sql } from 'drizzle-orm'
import { inventoryMovements, orderItems, products, setParts } from '#database/schema/index.ts'
import { changesBetween, recordAudit } from '#domain/base/audit/index.ts'
import { asShop, type Ctx, inTransaction, type ShopCtx } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import { lockProducts } from '../inventory/index.ts'
import { policy } from './policy.ts'
import type { SaveSetPartsInput, SaveSetPartsResult } from './schemas.ts'
import { writeParts } from './write-parts.ts'

/**
 * Says what a product is made of: it is a set from then on, whose stock is that of its parts. Orders keep the parts that
 * they were placed with.
 * @throws DomainError forbidden, not_found
 */
export async function saveSetParts(ctx: Ctx, input: SaveSetPartsInput): Promise<SaveSetPartsResult> {
  const actor = policy.saveSetParts(ctx)
  const { productId, version } = input
  const parts = mergeParts(input.parts)
  return inTransaction(asShop(ctx), async (ctx): Promise<SaveSetPartsResult> => {
    await lockProducts(ctx, { lines: [{ productId }, ...parts] })
    const rows = await ctx.db
      .select({ id: products.id, sku: products.sku, version: products.version, isSet: products.isSet })
      .from(products)
      .where(inArray(products.id, [productId, ...parts.map((part) => part.productId)]))
    const before = rows.find(({ id }) => id === productId)
    if (!before || parts.some((part) => !rows.some(({ id }) => id === part.productId))) {
      throw new DomainError('not_found', 'product')
    }
    if (before.version !== version) return { ok: false, reason: 'changed' }
    const sets = rows.filter(
      ({ id, isSet }) => parts.some((part) => part.productId === id) && (isSet || id === productId),
    )
    if (sets.length > 0) return { ok: false, reason: 'part_is_set', skus: sets.map(({ sku }) => sku) }
    if (!before.isSet) {
      const owners = await readSetsOf(ctx, productId)
      if (owners.length > 0) return { ok: false, reason: 'is_part', skus: owners }
      if (await wasStocked(ctx, productId)) return { ok: false, reason: 'was_stocked' }
    }
    const said = await readParts(ctx, productId)
    await writeParts(ctx, { productId, parts })
    const [saved] = await ctx.db
      .update(products)
      .set({ version: sql`${products.version} + 1`, updatedAt: ctx.now() })
      .where(eq(products.id, productId))
      .returning({ version: products.version })
    await recordAudit(ctx, {
      actorId: actor.id,
      action: 'product.changed',
      subjectId: productId,
      details: { sku: before.sku },
      changes: changesBetween({ parts: said }, { parts: await readParts(ctx, productId) }),
    })
    return { ok: true, version: saved?.version ?? version }
  })
}

/** Adds up parts that are named twice. */
function mergeParts(parts: SaveSetPartsInput['parts']): SaveSetPartsInput['parts'] {
  const sums = new Map<string, number>()
  for (const { productId, quantity } of parts) {
    const id = productId.toLowerCase()
    sums.set(id, (sums.get(id) ?? 0) + quantity)
  }
  return [...sums].map(([productId, quantity]) => ({ productId, quantity }))
}

/** Returns the parts of a set for the audit log: `2 × KR-CP-GRN-200`. */
async function readParts({ db }: ShopCtx, setId: string): Promise<string[]> {
  const rows = await db
    .select({ sku: products.sku, quantity: setParts.quantity })
    .from(setParts)
    .innerJoin(products, eq(products.id, setParts.partId))
    .where(eq(setParts.setId, setId))
    .orderBy(setParts.position)
  return rows.map(({ sku, quantity }) => `${quantity} × ${sku}`)
}

async function readSetsOf({ db }: ShopCtx, partId: string): Promise<string[]> {
  const rows = await db
    .select({ sku: products.sku })
    .from(setParts)
    .innerJoin(products, eq(products.id, setParts.setId))
    .where(eq(setParts.partId, partId))
    .orderBy(products.sku)
  return rows.map(({ sku }) => sku)
}

async function wasStocked({ db }: ShopCtx, productId: string): Promise<boolean> {
  const { rows } = await db.execute<{ was: boolean }>(sql`
    select exists (select from ${inventoryMovements} where ${inventoryMovements.productId} = ${productId})
      or exists (select from ${orderItems} where ${orderItems.productId} = ${productId}) as was`)
  return rows[0]?.was ?? false
}
