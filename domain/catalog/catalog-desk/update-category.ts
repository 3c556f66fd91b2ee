import { eq, sql } from 'drizzle-orm'
import { categories, products } from '#database/schema/index.ts'
import { changesBetween, findLastEditor, recordAudit } from '#domain/base/audit/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import { policy } from './policy.ts'
import type { UpdateCategoryInput, UpdateCategoryResult } from './schemas.ts'

/**
 * Saves a category, if it still is the version that was edited. Hiding it hides its products everywhere.
 * @throws DomainError forbidden, not_found
 */
export async function updateCategory(
  ctx: Ctx,
  { id, version, ...fields }: UpdateCategoryInput,
): Promise<UpdateCategoryResult> {
  const actor = policy.updateCategory(ctx)
  return inTransaction(asShop(ctx), async (ctx): Promise<UpdateCategoryResult> => {
    const [before] = await ctx.db.select().from(categories).where(eq(categories.id, id)).for('no key update')
    if (!before) throw new DomainError('not_found', 'category')
    if (before.version !== version) {
      const current = { ...before, products: await ctx.db.$count(products, eq(products.categoryId, id)) }
      return { ok: false, reason: 'changed', current, by: await findLastEditor(ctx, { subjectId: id }) }
    }
    const changes = changesBetween<object>(before, fields)
    if (Object.keys(changes).length === 0) return { ok: true, version }
    await ctx.db
      .update(categories)
      .set({ ...fields, version: sql`${categories.version} + 1` })
      .where(eq(categories.id, id))
    await recordAudit(ctx, {
      actorId: actor.id,
      action: 'category.changed',
      subjectId: id,
      details: { name: fields.name.en },
      changes,
    })
    return { ok: true, version: version + 1 }
  })
}
