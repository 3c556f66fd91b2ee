import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { inventoryMovements, orderItems, products, setParts } from '#database/schema/index.ts'
import { changesBetween, recordAudit } from '#domain/base/audit/index.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import { lockProducts } from '../inventory/index.ts'
import type { NoSet, SaveSetPartsInput, SaveSetPartsResult } from './schemas.ts'
import { writeParts } from './write-parts.ts'

type ReplacePartsInput = Pick<SaveSetPartsInput, 'productId' | 'parts'> & {
  /** The version that was seen, where one was. */
  version?: number
  actorId: string | null
}

/**
 * Says what a product is made of, each part once, with all of them locked: a size, a stock or a set that is added meanwhile waits, and
 * is judged after.
 * @throws DomainError not_found
 */
export async function replaceParts(
  ctx: ShopCtx,
  { productId, parts, version, actorId }: ReplacePartsInput,
): Promise<SaveSetPartsResult> {
  await lockProducts(ctx, { lines: [{ productId }, ...parts] })
  const rows = await ctx.db
    .select({ id: products.id, sku: products.sku, version: products.version, isSet: products.isSet })
    .from(products)
    .where(inArray(products.id, [productId, ...parts.map((part) => part.productId)]))
  const before = rows.find(({ id }) => id === productId)
  if (!before || parts.some((part) => !rows.some(({ id }) => id === part.productId))) {
    throw new DomainError('not_found', 'product')
  }
  if (version !== undefined && before.version !== version) return { ok: false, reason: 'changed' }
  const sets = rows.filter(
    ({ id, isSet }) => parts.some((part) => part.productId === id) && (isSet || id === productId),
  )
  if (sets.length > 0) return { ok: false, reason: 'part_is_set', skus: sets.map(({ sku }) => sku) }
  const refusal = before.isSet ? undefined : await noSetReasonOf(ctx, { productId })
  if (refusal) return refusal
  const said = await readParts(ctx, productId)
  await writeParts(ctx, { productId, parts })
  const [saved] = await ctx.db
    .update(products)
    .set({ version: sql`${products.version} + 1`, updatedAt: ctx.now() })
    .where(eq(products.id, productId))
    .returning({ version: products.version })
  await recordAudit(ctx, {
    actorId,
    action: 'product.changed',
    subjectId: productId,
    details: { sku: before.sku },
    changes: changesBetween({ parts: said }, { parts: await readParts(ctx, productId) }),
  })
  return { ok: true, version: saved?.version ?? before.version }
}

/** Returns why a product that is no set does not become one: it is a part, is or has a size, or has been stocked or ordered. */
export async function noSetReasonOf(
  ctx: ShopCtx,
  { productId }: { productId: string },
): Promise<NoSet | undefined> {
  const owners = await readSetsOf(ctx, productId)
  if (owners.length > 0) return { ok: false, reason: 'is_part', skus: owners }
  const isIt = eq(products.id, productId)
  if ((await ctx.db.$count(products, and(isIt, isNull(products.sizeOf)))) === 0) {
    return { ok: false, reason: 'is_size' }
  }
  if ((await ctx.db.$count(products, eq(products.sizeOf, productId))) > 0) {
    return { ok: false, reason: 'has_sizes' }
  }
  return (await wasStocked(ctx, productId)) ? { ok: false, reason: 'was_stocked' } : undefined
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
