import { and, ilike } from 'drizzle-orm'
import { discountCodes } from '#database/schema/index.ts'
import { type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { keysetPage, latestBy } from '#domain/kernel/keyset.ts'
import { containing } from '#domain/kernel/like-pattern.ts'
import { isInState, toView, viewColumns } from './internal.ts'
import { policy } from './policy.ts'
import type { ListDiscountsInput } from './schemas.ts'
import type { DiscountList } from './views.ts'

const PAGE_SIZE = 50
const NEWEST = latestBy(discountCodes.createdAt, discountCodes.id)

/**
 * The codes with their uses and what they took off, a page at a time, the newest first.
 * @throws DomainError forbidden
 */
export async function listDiscounts(ctx: Ctx, input: ListDiscountsInput): Promise<DiscountList> {
  policy.listDiscounts(ctx)
  const { search, state } = input
  const now = ctx.now()
  const page = keysetPage(NEWEST, input, PAGE_SIZE)
  const rows = await inTransaction(ctx, (ctx) =>
    ctx.db
      .select({ ...viewColumns, cursor: page.cursor })
      .from(discountCodes)
      .where(
        and(
          page.where,
          search ? ilike(discountCodes.code, containing(search)) : undefined,
          state && isInState(state, now),
        ),
      )
      .orderBy(...page.orderBy)
      .limit(page.limit),
  )
  const { items, ...neighbours } = page.of(rows)
  return { items: items.map((row) => toView(row, now)), ...neighbours }
}
