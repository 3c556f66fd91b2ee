import { and, asc, desc, eq } from 'drizzle-orm'
import { addresses, customers, orders, users } from '#database/schema/index.ts'
import { type Ctx, inTransaction } from '#domain/kernel/context.ts'
import type { KnownDetails } from './schemas.ts'

const NO_ADDRESS = { street: null, suburb: null, city: null, province: null, postalCode: null }

/**
 * Returns what the checkout fills in for a customer: name, contact, the addresses they keep or else the last order's, unless that
 * was brought to somebody else.
 */
export async function getKnownDetails(ctx: Ctx): Promise<KnownDetails | undefined> {
  const { actor } = ctx
  if (actor.role !== 'customer') return undefined
  return inTransaction(ctx, async (ctx) => {
    const [person] = await ctx.db
      .select({
        email: users.email,
        firstName: customers.firstName,
        lastName: customers.lastName,
        phone: customers.phone,
      })
      .from(customers)
      .innerJoin(users, eq(users.id, customers.id))
      .where(eq(customers.id, actor.id))
    const [last] = await ctx.db
      .select({
        phone: orders.phone,
        method: orders.deliveryMethod,
        street: orders.street,
        suburb: orders.suburb,
        city: orders.city,
        province: orders.province,
        postalCode: orders.postalCode,
        gift: orders.gift,
      })
      .from(orders)
      .where(and(eq(orders.customerId, actor.id), eq(orders.kind, 'goods')))
      .orderBy(desc(orders.createdAt))
      .limit(1)
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
      .where(eq(addresses.customerId, actor.id))
      .orderBy(desc(addresses.isStandard), asc(addresses.createdAt), asc(addresses.id))
    if (!person) return undefined
    const contact = { ...person, phone: person.phone ?? last?.phone ?? null }
    if (!last) return { contact, saved, delivery: undefined }
    const { phone: _, method: lastMethod, gift, ...address } = last
    // A table is chosen each time.
    const method = lastMethod === 'at_the_table' ? 'pickup' : lastMethod
    return {
      contact,
      saved,
      delivery: saved.length > 0 || gift?.receiver ? { ...NO_ADDRESS, method } : { ...address, method },
    }
  })
}
