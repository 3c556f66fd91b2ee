import { and, count, gte, isNull, lt, notInArray, type SQL, sql, sum } from 'drizzle-orm'
import { orderItems, orders, orderSets } from '#database/schema/index.ts'
import { getOffer, isPrice } from '#domain/catalog/offers/index.ts'
import type { OfferIdInput } from '#domain/catalog/offers/schemas.ts'
import { type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { addTime, DAY } from '#shared/kernel/durations.ts'
import { CALLED_OFF_STATUSES } from '#shared/orders/order-states.ts'
import { policy } from './policy.ts'
import type { OfferUses } from './views.ts'

/** Jars that are added to an order get the sale price of that day: it was placed at most so long before. */
const CHANGED_MS = 30 * DAY

/**
 * Counts the orders that have an offer, and adds up what it took off them, as their lines say: those that were neither
 * cancelled nor expired. Only orders of its days are read.
 * @throws DomainError forbidden, not_found
 */
export async function getOfferUses(ctx: Ctx, { id }: OfferIdInput): Promise<OfferUses> {
  policy.getOfferUses(ctx)
  const offer = await getOffer(ctx, { id })
  const isOfItsDays = and(
    isNull(orders.hiddenAt),
    gte(orders.createdAt, addTime(offer.startsAt, -CHANGED_MS)),
    lt(orders.createdAt, addTime(offer.endsAt, DAY)),
  )
  return inTransaction(ctx, async (ctx) => {
    const placed = ctx.db
      .select({ cents: (isPrice(offer) ? takenByPrice(id) : takenOffOrder(id)).as('cents') })
      .from(orders)
      .where(and(isOfItsDays, notInArray(orders.status, CALLED_OFF_STATUSES)))
      .as('placed')
    const [uses] = await ctx.db
      .select({ uses: count(placed.cents), givenCents: sum(placed.cents).mapWith(Number) })
      .from(placed)
    return { uses: uses?.uses ?? 0, givenCents: uses?.givenCents ?? 0 }
  })
}

/** The cents that a sale price took off an order's lines and sets; null where it has none of them. */
function takenByPrice(id: string): SQL<number | null> {
  const of = (table: typeof orderItems | typeof orderSets) => sql`
    select ((${table.sale} ->> 'listPriceCents')::int - ${table.unitPriceCents}) * ${table.quantity} as cents
    from ${table} where ${table.orderId} = ${orders.id} and ${table.sale} ->> 'offerId' = ${id}`
  return sql`(select sum(cents) from (${of(orderItems)} union all ${of(orderSets)}) lines)`
}

/** The cents that an offer took off an order as a whole; null where it took none. */
function takenOffOrder(id: string): SQL<number | null> {
  return sql`(select sum((offer ->> 'cents')::int) from jsonb_array_elements(${orders.offers}) offer
    where offer ->> 'id' = ${id})`
}
