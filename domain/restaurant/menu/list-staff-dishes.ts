import { and, eq, ilike, or, sql } from 'drizzle-orm'
import { dishes, dishFacts } from '#database/schema/index.ts'
import { shopDay } from '#shared/kernel/dates.ts'
import { type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { containing } from '#domain/kernel/like-pattern.ts'
import { imageOf } from '#domain/base/media/index.ts'
import { inMenuOrder, isSoldOutOn } from './internal.ts'
import { policy } from './policy.ts'
import type { ListStaffDishesInput } from './schemas.ts'
import type { StaffDishItem } from './views.ts'

/**
 * The dishes that fit all that is asked for, hidden ones too, in the menu's order.
 * @throws DomainError forbidden
 */
export async function listStaffDishes(ctx: Ctx, input: ListStaffDishesInput): Promise<StaffDishItem[]> {
  policy.listStaffDishes(ctx)
  const { search, course, state } = input
  const states = {
    shown: eq(dishes.isActive, true),
    hidden: eq(dishes.isActive, false),
    sold_out: eq(dishes.soldOutOn, shopDay(ctx.now())),
    incomplete: eq(dishFacts.isIncomplete, true),
  }
  const pattern = search === undefined ? undefined : containing(search)
  const rows = await inTransaction(ctx, ({ db }) =>
    db
      .select({
        id: dishes.id,
        course: dishes.course,
        name: dishes.name,
        picture: dishes.picture,
        priceCents: dishes.priceCents,
        isActive: dishes.isActive,
        soldOutOn: dishes.soldOutOn,
        isIncomplete: dishFacts.isIncomplete,
      })
      .from(dishes)
      .innerJoin(dishFacts, eq(dishFacts.dishId, dishes.id))
      .where(
        and(
          course && eq(dishes.course, course),
          state && states[state],
          pattern === undefined
            ? undefined
            : or(
                ilike(sql`${dishes.name} ->> 'en'`, pattern),
                ilike(sql`${dishes.name} ->> 'th'`, pattern),
                ilike(dishes.roman, pattern),
              ),
        ),
      )
      .orderBy(...inMenuOrder),
  )
  return rows.map(({ picture, soldOutOn, ...dish }) => ({
    ...dish,
    image: picture ? imageOf(ctx, picture) : null,
    isSoldOut: isSoldOutOn(soldOutOn, ctx.now()),
  }))
}
