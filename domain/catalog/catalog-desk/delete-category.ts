import { and, eq, inArray, sql } from 'drizzle-orm'
import { categories, products } from '#database/schema/index.ts'
import { recordAudit } from '#domain/base/audit/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import { inBatches } from '#domain/kernel/in-batches.ts'
import { policy } from './policy.ts'
import type { DeleteCategoryInput, DeleteCategoryResult } from './schemas.ts'

/** Each moved product is written into all the indexes of searching: so many take about a second. */
const MOVED_AT_A_TIME = 200

/**
 * Deletes a category that has no products. Those that it has go to another one first, if one is named; that happens a
 * few hundred at a time, and what has moved stays moved should the rest fail.
 * @throws DomainError forbidden, not_found
 */
export async function deleteCategory(
  ctx: Ctx,
  { id, moveTo }: DeleteCategoryInput,
): Promise<DeleteCategoryResult> {
  const actor = policy.deleteCategory(ctx)
  const shop = asShop(ctx)
  const isKnown = await inTransaction(shop, ({ db }) =>
    db.$count(categories, eq(categories.id, moveTo ?? id)),
  )
  if (isKnown === 0 || moveTo === id) {
    if (moveTo === undefined) throw new DomainError('not_found', 'category')
    return { ok: false, reason: 'unknown_category' }
  }
  const moved = moveTo === undefined ? 0 : await moveProducts(shop, id, moveTo)
  return inTransaction(shop, async (ctx): Promise<DeleteCategoryResult> => {
    const [before] = await ctx.db.select().from(categories).where(eq(categories.id, id)).for('update')
    if (!before) throw new DomainError('not_found', 'category')
    const left = await ctx.db.$count(products, eq(products.categoryId, id))
    if (left > 0) return { ok: false, reason: 'has_products', products: left }
    await ctx.db.delete(categories).where(eq(categories.id, id))
    await recordAudit(ctx, {
      actorId: actor.id,
      action: 'category.deleted',
      subjectId: id,
      details: { name: before.name.en, ...(moveTo && { moved: String(moved), to: moveTo }) },
    })
    return { ok: true, moved }
  })
}

function moveProducts(ctx: ReturnType<typeof asShop>, from: string, to: string): Promise<number> {
  return inBatches(
    ctx,
    ({ db }, limit) => {
      const some = db
        .select({ id: products.id })
        .from(products)
        .where(eq(products.categoryId, from))
        .limit(limit)
      return db
        .update(products)
        .set({ categoryId: to, version: sql`${products.version} + 1` })
        .where(and(eq(products.categoryId, from), inArray(products.id, some)))
    },
    MOVED_AT_A_TIME,
  )
}
