import { dishes } from '#database/schema/index.ts'
import { changesBetween, recordAudit } from '#domain/base/audit/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { endOfCourse, findParts, writeProducts } from './internal.ts'
import { policy } from './policy.ts'
import type { CreateDishInput, CreateDishResult } from './schemas.ts'

/**
 * Adds a dish, as the last of its course.
 * @throws DomainError forbidden
 */
export async function createDish(ctx: Ctx, input: CreateDishInput): Promise<CreateDishResult> {
  const actor = policy.createDish(ctx)
  return inTransaction(asShop(ctx), async (ctx): Promise<CreateDishResult> => {
    const parts = await findParts(ctx, input)
    if (!parts.ok) return parts
    const { skus: _, ...fields } = input
    const position = await endOfCourse(ctx, fields.course)
    const now = ctx.now()
    const [dish] = await ctx.db
      .insert(dishes)
      .values({
        ...fields,
        hasRecipe: fields.recipeId !== null,
        position,
        createdAt: now,
        updatedAt: now,
      })
      .returning({ id: dishes.id })
    if (!dish) throw new Error('a dish was not added')
    await writeProducts(ctx, dish.id, parts.productIds)
    await recordAudit(ctx, {
      actorId: actor.id,
      action: 'dish.created',
      subjectId: dish.id,
      details: { name: fields.name.en },
      changes: changesBetween<object>({}, input),
    })
    return { ok: true, id: dish.id }
  })
}
