import { and, eq } from 'drizzle-orm'
import { orders, parcelClaims } from '#database/schema/index.ts'
import { type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { keysetPage, latestBy } from '#domain/kernel/keyset.ts'
import { policy } from './policy.ts'
import type { ListClaimsInput } from './schemas.ts'
import type { ClaimList } from './views.ts'

const PAGE_SIZE = 50
const NEWEST = latestBy(parcelClaims.createdAt, parcelClaims.id)

/**
 * Lists the claims against couriers, a page at a time, newest first.
 * @throws DomainError forbidden
 */
export async function listClaims(ctx: Ctx, input: ListClaimsInput): Promise<ClaimList> {
  policy.listClaims(ctx)
  const page = keysetPage(NEWEST, input, PAGE_SIZE)
  return inTransaction(ctx, async (ctx) => {
    const rows = await ctx.db
      .select({
        ...claimColumns,
        orderId: parcelClaims.orderId,
        orderNumber: orders.number,
        cursor: page.cursor,
      })
      .from(parcelClaims)
      .innerJoin(orders, eq(orders.id, parcelClaims.orderId))
      .where(and(page.where, eq(parcelClaims.state, input.state)))
      .orderBy(...page.orderBy)
      .limit(page.limit)
    return page.of(rows)
  })
}

/** The columns of a claim as pages show it. */
export const claimColumns = {
  id: parcelClaims.id,
  carrier: parcelClaims.carrier,
  trackingNumber: parcelClaims.trackingNumber,
  amountCents: parcelClaims.amountCents,
  reference: parcelClaims.reference,
  state: parcelClaims.state,
  at: parcelClaims.createdAt,
  closedAt: parcelClaims.closedAt,
}
