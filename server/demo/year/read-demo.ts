import { and, eq, inArray, isNull } from 'drizzle-orm'
import { customers, events, products, recipes, restaurantTables, users } from '#database/schema/index.ts'
import { demoCustomerAddress } from '#database/seed/accounts/people.ts'
import { seedProducts } from '#database/seed/catalog/index.ts'
import { readSettings } from '#domain/base/settings/index.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import { DEMO_PEOPLE } from '../demo-accounts.ts'
import type { Buyer } from './new-order.ts'

/** Reads what the demo has by then: products, recipes, tables, events, and its two accounts. */
export async function readDemo(ctx: ShopCtx) {
  const { db } = ctx
  const { id, slug, sku, name, priceCents, vatClass, keepCold } = products
  const columns = { id, slug, sku, name, priceCents, vatClass, keepCold }
  const isSold = and(eq(products.isActive, true), isNull(products.sizeOf))
  const sold = await db.select(columns).from(products).where(isSold).orderBy(sku)
  const shelfLives = new Map(seedProducts.map((one) => [one.slug, daysOf(one.shelfLife.en)]))
  const cooked = await db.select({ id: recipes.id, slug: recipes.slug }).from(recipes)
  const tables = await db
    .select({ id: restaurantTables.id, name: restaurantTables.name })
    .from(restaurantTables)
  const { staff, ownCustomer } = await readAccounts(ctx)
  return {
    now: ctx.now(),
    settings: await readSettings(ctx),
    goods: sold.map((one) => ({ ...one, shelfDays: shelfLives.get(one.slug) ?? 180 })),
    recipeIds: new Map(cooked.map((one) => [one.slug, one.id])),
    tableIds: new Map(tables.map((one) => [one.name, one.id])),
    events: await db
      .select({ id: events.id, startDate: events.startDate, endDate: events.endDate, seats: events.seats })
      .from(events)
      .orderBy(events.startDate),
    staffId: staff.id,
    ownCustomer,
  }
}

async function readAccounts({ db }: ShopCtx) {
  const { admin, customer } = DEMO_PEOPLE
  const rows = await db
    .select({
      id: users.id,
      email: users.email,
      firstName: customers.firstName,
      lastName: customers.lastName,
      locale: users.locale,
    })
    .from(users)
    .innerJoin(customers, eq(customers.id, users.id))
    .where(inArray(users.email, [admin.email, customer.email]))
  const [staff, own] = [admin, customer].map(({ email }) => rows.find((row) => row.email === email))
  if (!staff || !own) throw new Error('the demo has no accounts')
  const { id: customerId, ...person } = own
  const ownCustomer: Buyer = { ...person, customerId, address: demoCustomerAddress, phone: '+27215550199' }
  return { staff, ownCustomer }
}

/** The days of a shelf life as labels say it: `8 weeks, refrigerated`, `9 months`. */
function daysOf(shelfLife: string): number {
  const [count, unit] = shelfLife.split(/[ ,]+/)
  return Number(count) * (unit === 'weeks' ? 7 : 30)
}
