import { and, asc, desc, eq, inArray, isNull, ne } from 'drizzle-orm'
import { addresses, customers, orders, users } from '#database/schema/index.ts'
import { getSettings } from '#domain/base/settings/index.ts'
import { asShop, type Ctx, inTransaction, type ShopCtx } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import { isAtCounter } from '#shared/orders/received-methods.ts'
import { findOrders } from '../order-search/index.ts'
import { listJars } from './list-jars.ts'
import { policy } from './policy.ts'
import { ENTRY_METHODS, type EntryMethod, type GetOrderEntryInput, type Jar } from './schemas.ts'
import type { Caller, FoundBuyer, GiftOffer } from './views.ts'

/** So many of the newest orders that a search finds are looked at for their buyers. */
const MOST_ORDERS = 20

/**
 * The page on which staff write an order: what can be ordered, how it can be paid and be a gift; who is calling, or who of the buyers
 * of earlier orders it may be.
 * @throws DomainError forbidden, not_found
 */
export async function getOrderEntry(
  ctx: Ctx,
  { search, customerId, orderId }: GetOrderEntryInput,
): Promise<{
  jars: Jar[]
  methods: EntryMethod[]
  gifts: GiftOffer | null
  caller: Caller | undefined
  buyers: FoundBuyer[]
}> {
  policy.getOrderEntry(ctx)
  // The search reads as staff, with the plans that it sets for its transaction alone.
  const ids = search
    ? await inTransaction(ctx, (ctx) => findOrders(ctx, { search, sort: 'newest', limit: MOST_ORDERS }))
    : []
  const { gifts } = await getSettings(ctx)
  return inTransaction(asShop(ctx), async (ctx) => ({
    jars: await listJars(ctx),
    methods: ENTRY_METHODS.filter((method) => isAtCounter(method) || ctx.providers.has(method)),
    gifts: gifts.isOffered ? { wrappingCents: gifts.wrappingCents } : null,
    caller: customerId
      ? await getCustomer(ctx, customerId)
      : orderId
        ? await getGuest(ctx, orderId)
        : undefined,
    buyers: await readBuyers(
      ctx,
      ids.map(({ id }) => id),
    ),
  }))
}

const postal = {
  street: orders.street,
  suburb: orders.suburb,
  city: orders.city,
  province: orders.province,
  postalCode: orders.postalCode,
}

async function getCustomer(ctx: ShopCtx, id: string): Promise<Caller> {
  const [person] = await ctx.db
    .select({
      email: users.email,
      firstName: customers.firstName,
      lastName: customers.lastName,
      phone: customers.phone,
      language: users.locale,
    })
    .from(customers)
    .innerJoin(users, eq(users.id, customers.id))
    .where(eq(customers.id, id))
  if (!person) throw new DomainError('not_found', 'account')
  const saved = await ctx.db
    .select({
      id: addresses.id,
      street: addresses.street,
      suburb: addresses.suburb,
      city: addresses.city,
      province: addresses.province,
      postalCode: addresses.postalCode,
    })
    .from(addresses)
    .where(eq(addresses.customerId, id))
    .orderBy(desc(addresses.isStandard), asc(addresses.createdAt), asc(addresses.id))
  const [last] = await ctx.db
    .select({ phone: orders.phone, deliveryMethod: orders.deliveryMethod, gift: orders.gift, ...postal })
    .from(orders)
    .where(and(eq(orders.customerId, id), eq(orders.kind, 'goods'), isNull(orders.hiddenAt)))
    .orderBy(desc(orders.createdAt))
    .limit(1)
  const { language, ...contact } = person
  return {
    customerId: id,
    contact: { ...contact, phone: contact.phone ?? last?.phone ?? '' },
    address: saved[0] ?? addressOf(last),
    saved,
    isCollected: last !== undefined && last.deliveryMethod !== 'courier',
    language,
  }
}

async function getGuest(ctx: ShopCtx, orderId: string): Promise<Caller> {
  const [order] = await ctx.db
    .select({
      customerId: orders.customerId,
      email: orders.email,
      firstName: orders.firstName,
      lastName: orders.lastName,
      phone: orders.phone,
      language: orders.locale,
      deliveryMethod: orders.deliveryMethod,
      gift: orders.gift,
      ...postal,
    })
    .from(orders)
    .where(and(eq(orders.id, orderId), isNull(orders.hiddenAt), eq(orders.forgetsContact, false)))
  if (!order) throw new DomainError('not_found', 'order')
  const { email, firstName, lastName, phone, customerId, language, deliveryMethod } = order
  return {
    customerId,
    contact: { email, firstName, lastName, phone },
    address: addressOf(order),
    saved: [],
    isCollected: deliveryMethod !== 'courier',
    language,
  }
}

type Row = Record<'street' | 'suburb' | 'city' | 'postalCode', string | null> &
  Pick<typeof orders.$inferSelect, 'province' | 'gift'>

/** The address of a buyer; null where the order went to somebody else. */
function addressOf(row: Row | undefined): Caller['address'] {
  if (!row || row.gift?.receiver) return null
  const { street, suburb, city, province, postalCode } = row
  if (street === null || city === null || province === null || postalCode === null) return null
  return { street, suburb, city, province, postalCode }
}

/** The buyers of these orders, each once, with their newest order. */
async function readBuyers(ctx: ShopCtx, ids: string[]): Promise<FoundBuyer[]> {
  if (ids.length === 0) return []
  const rows = await ctx.db
    .select({
      orderId: orders.id,
      number: orders.number,
      placedAt: orders.createdAt,
      customerId: orders.customerId,
      firstName: orders.firstName,
      lastName: orders.lastName,
      email: orders.email,
      phone: orders.phone,
    })
    .from(orders)
    .where(and(inArray(orders.id, ids), eq(orders.forgetsContact, false), ne(orders.phone, '')))
    .orderBy(desc(orders.createdAt))
  const buyers = new Map<string, FoundBuyer>()
  for (const { firstName, lastName, ...row } of rows) {
    const key = row.customerId ?? (row.email.toLowerCase() || row.phone)
    if (!buyers.has(key)) buyers.set(key, { ...row, name: `${firstName} ${lastName}` })
  }
  return [...buyers.values()]
}
