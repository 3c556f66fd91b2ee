import { eq, sql } from 'drizzle-orm'
import { dishes } from '#database/schema/index.ts'
import { changesBetween, findLastEditor, recordAudit } from '#domain/base/audit/index.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import { endOfCourse, findParts, lockDish, writeProducts } from './internal.ts'
import type { UpdateDishContentInput, UpdateDishInput, UpdateDishResult } from './schemas.ts'

/**
 * Saves what was edited of a dish, if it still is the version that was edited; in another course it comes last. A dish
 * whose recipe or product was deleted is whole again: saving it means having seen what it contains now.
 * @throws DomainError not_found
 */
export async function saveDish(
  ctx: ShopCtx,
  { id, version, ...fields }: UpdateDishInput | UpdateDishContentInput,
  actorId: string,
): Promise<UpdateDishResult> {
  const before = await lockDish(ctx, id)
  if (before.version !== version) {
    const by = await findLastEditor(ctx, { subjectId: id })
    return { ok: false, reason: 'changed', current: before, by }
  }
  const parts = await findParts(ctx, fields)
  if (!parts.ok) return parts
  const changes = changesBetween<object>(before, fields)
  if (Object.keys(changes).length === 0 && !before.facts.isIncomplete) return { ok: true, version }
  const { skus: _, ...row } = fields
  const isMoved = row.course !== before.course
  const position = isMoved ? { position: await endOfCourse(ctx, row.course) } : {}
  await ctx.db
    .update(dishes)
    .set({
      ...row,
      ...position,
      hasRecipe: row.recipeId !== null,
      version: sql`${dishes.version} + 1`,
      updatedAt: ctx.now(),
    })
    .where(eq(dishes.id, id))
  await writeProducts(ctx, id, parts.productIds)
  await recordAudit(ctx, { actorId, action: 'dish.changed', subjectId: id, changes })
  return { ok: true, version: version + 1 }
}
