import { and, desc, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { orders } from '#database/schema/index.ts'
import type { KeysetInput, KeysetPage } from '#shared/kernel/keyset.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import { keysetPage, latestBy } from '#domain/kernel/keyset.ts'
import type { PostalAddress } from '#domain/orders/orders/views.ts'
import { isOfCustomer, isOfGuest } from '../customers/index.ts'
import type { CustomerOrder } from './views.ts'

const PAGE_SIZE = 20
/** Orders whose addresses are compared, the newest; and how many addresses are shown. */
const [MOST_COMPARED, MOST_ADDRESSES] = [50, 5]

type Buyer = {
  /** Undefined for somebody without an account. */
  id?: string
  /** Orders of guests with this address are theirs too; undefined if nobody has proved that it is. */
  provedEmail: string | undefined
}

function isOf({ id, provedEmail }: Buyer): SQL | undefined {
  return and(
    or(
      id === undefined ? undefined : isOfCustomer(id),
      provedEmail === undefined ? undefined : isOfGuest(provedEmail),
    ),
    isNull(orders.hiddenAt),
  )
}

/** A person's orders, newest first, a page at a time. */
export async function readOrders(
  ctx: ShopCtx,
  buyer: Buyer,
  input: KeysetInput,
): Promise<KeysetPage<CustomerOrder>> {
  const keyset = latestBy(orders.createdAt, orders.id)
  const page = keysetPage(keyset, input, PAGE_SIZE)
  const rows = await ctx.db
    .select({
      cursor: page.cursor,
      id: orders.id,
      number: orders.number,
      status: orders.status,
      paymentStatus: orders.paymentStatus,
      deliveryMethod: orders.deliveryMethod,
      totalCents: orders.totalCents,
      placedAt: orders.createdAt,
      isGuest: sql<boolean>`${orders.customerId} is null`,
    })
    .from(orders)
    .where(and(isOf(buyer), page.where))
    .orderBy(...page.orderBy)
    .limit(page.limit)
  return page.of(rows)
}

/** Reads the addresses that their last orders went to, each once. */
export async function readAddresses(ctx: ShopCtx, buyer: Buyer): Promise<PostalAddress[]> {
  const rows = await ctx.db
    .select({
      street: orders.street,
      suburb: orders.suburb,
      city: orders.city,
      province: orders.province,
      postalCode: orders.postalCode,
    })
    .from(orders)
    .where(and(isOf(buyer), eq(orders.deliveryMethod, 'courier'), isNotNull(orders.street)))
    .orderBy(desc(orders.createdAt))
    .limit(MOST_COMPARED)
  const addresses = new Map<string, PostalAddress>()
  for (const { street, suburb, city, province, postalCode } of rows) {
    if (!street || !city || !province || postalCode === null) continue
    const key = [street, suburb, city, province, postalCode].join('\n').toLowerCase()
    if (!addresses.has(key)) addresses.set(key, { street, suburb, city, province, postalCode })
  }
  return [...addresses.values()].slice(0, MOST_ADDRESSES)
}
