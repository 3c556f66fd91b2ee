import { timingSafeEqual } from 'node:crypto'
import { and, eq, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { customers, orderItems, orders, products, users } from '#database/schema/index.ts'
import type { Locale } from '#shared/kernel/locale.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'

/** A condition on `orders`: it has reached its buyer, or is on the way; money that went back whole was no sale. */
export const isReceived = and(
  eq(orders.kind, 'goods'),
  inArray(orders.status, ['shipped', 'delivered']),
  ne(orders.paymentStatus, 'refunded'),
  isNull(orders.hiddenAt),
  eq(orders.forgetsContact, false),
)

/** Somebody who may write reviews. */
export type Reviewer = {
  /** In lower case. */
  email: string
  isVerified: boolean
  customerId: string | null
  proposedName: string
  locale: Locale
  /** A condition on the orders that say what they have bought. */
  theirOrders: SQL | undefined
}

/** First name and the initial of the last: enough for others, and not too much. */
function shortName(firstName: string, lastName: string): string {
  const [initial = ''] = lastName.trim()
  return [firstName.trim(), initial && `${initial}.`].filter(Boolean).join(' ').slice(0, 40)
}

/**
 * The customer as a reviewer.
 * @throws DomainError not_found
 */
export async function readCustomer(ctx: ShopCtx, { id }: { id: string }): Promise<Reviewer> {
  const [row] = await ctx.db
    .select({
      email: users.email,
      confirmedAt: users.emailConfirmedAt,
      locale: users.locale,
      firstName: customers.firstName,
      lastName: customers.lastName,
    })
    .from(users)
    .innerJoin(customers, eq(customers.id, users.id))
    .where(eq(users.id, id))
  if (!row) throw new DomainError('not_found', 'account')
  return {
    email: row.email,
    isVerified: row.confirmedAt !== null,
    customerId: id,
    proposedName: shortName(row.firstName, row.lastName),
    locale: row.locale,
    theirOrders: eq(orders.customerId, id),
  }
}

/** The address of an order's reviews: only the shop can make it, and only for the buyer's mailbox. */
export function sealedReviewKey({ seal }: Pick<ShopCtx, 'seal'>, orderId: string): string {
  return `${orderId}.${seal(`review ${orderId}`)}`
}

/**
 * Anyone who got the mail that asks for reviews, as a reviewer of what is in that order: with an account, its owner.
 * @throws DomainError not_found
 */
export async function readBearer(ctx: ShopCtx, { key }: { key: string }): Promise<Reviewer> {
  const [orderId = ''] = key.split('.')
  const [given, sealed] = [Buffer.from(key), Buffer.from(sealedReviewKey(ctx, orderId))]
  const isSealed = given.length === sealed.length && timingSafeEqual(given, sealed)
  if (!isSealed) throw new DomainError('not_found', 'order')
  const [order] = await ctx.db
    .select({
      customerId: orders.customerId,
      email: sql<string>`lower(${orders.email})`,
      firstName: orders.firstName,
      lastName: orders.lastName,
      locale: orders.locale,
    })
    .from(orders)
    .where(and(eq(orders.id, orderId), isReceived, ne(orders.email, '')))
  if (!order) throw new DomainError('not_found', 'order')
  const theirOrders = eq(orders.id, orderId)
  if (order.customerId) return { ...(await readCustomer(ctx, { id: order.customerId })), theirOrders }
  const { email, locale, firstName, lastName } = order
  return {
    email,
    isVerified: true,
    customerId: null,
    proposedName: shortName(firstName, lastName),
    locale,
    theirOrders,
  }
}

/** The last order in which they bought a product, in any size, that has reached them; undefined if none has. */
export async function findPurchase(
  ctx: ShopCtx,
  { theirOrders, productId }: Pick<Reviewer, 'theirOrders'> & { productId: string },
): Promise<string | undefined> {
  const [found] = await ctx.db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .innerJoin(products, eq(products.id, orderItems.productId))
    .where(and(theirOrders, isReceived, eq(products.mainId, productId)))
    .orderBy(sql`${orders.createdAt} desc`)
    .limit(1)
  return found?.id
}

/** The ids of all products that have reached them in any size, for a query. */
export function boughtProducts({ db }: ShopCtx, { theirOrders }: Pick<Reviewer, 'theirOrders'>) {
  return db
    .select({ id: products.mainId })
    .from(orderItems)
    .innerJoin(products, eq(products.id, orderItems.productId))
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(and(theirOrders, isReceived))
}
