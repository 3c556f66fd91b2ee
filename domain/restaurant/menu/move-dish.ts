import { eq, sql } from 'drizzle-orm'
import { dishes } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import { lockCourse } from './internal.ts'
import { policy } from './policy.ts'
import type { MoveDishInput } from './schemas.ts'

/**
 * Gives a dish another place in its course; a place beyond the last is the last.
 * @throws DomainError forbidden, not_found
 */
export async function moveDish(ctx: Ctx, { id, to }: MoveDishInput): Promise<void> {
  policy.moveDish(ctx)
  await inTransaction(asShop(ctx), async (ctx) => {
    const [dish] = await ctx.db.select({ course: dishes.course }).from(dishes).where(eq(dishes.id, id))
    if (!dish) throw new DomainError('not_found', 'dish')
    const ids = await lockCourse(ctx, dish.course)
    const order = ids.filter((one) => one !== id).toSpliced(to, 0, id)
    await ctx.db.execute(sql`
      update dishes set position = place.n - 1
      from unnest(${sql.param(order)}::uuid[]) with ordinality as place (id, n)
      where dishes.id = place.id and dishes.course = ${dish.course} and dishes.position <> place.n - 1`)
  })
}
