import { and, eq, inArray, lt, ne, sql, type SQLWrapper } from 'drizzle-orm'
import { orders } from '#database/schema/index.ts'
import { FINISHED_STATUSES } from '#shared/orders/order-states.ts'
import type { ShopCtx } from '../context.ts'

/** How long invoices are kept: Tax Administration Act, section 29. */
const TAX_YEARS = 5

/** Finished orders of customers who have left. */
const isForgotten = and(eq(orders.forgetsContact, true), inArray(orders.status, FINISHED_STATUSES))

/** Those that still have a mail address. */
const isForgottenWithEmail = and(isForgotten, ne(orders.email, ''))

/** Those that still have a name, which tax law needs no more. */
function isForgottenByTaxLaw(now: Date) {
  const oldest = new Date(now)
  oldest.setUTCFullYear(now.getUTCFullYear() - TAX_YEARS)
  return and(isForgotten, ne(orders.lastName, ''), lt(orders.createdAt, oldest))
}

/** Separates the orders of a customer who leaves from the account. `clearForgottenOrders` clears them when they are
 * finished. */
export async function forgetCustomerOfOrders(
  ctx: ShopCtx,
  { customerId }: { customerId: string },
): Promise<void> {
  await ctx.db
    .update(orders)
    .set({ customerId: null, forgetsContact: true })
    .where(eq(orders.customerId, customerId))
}

/** As queries, so that no list of ids grows with the shop. */
type ForgottenOrders = {
  /** The ids of all. */
  ids: SQLWrapper
  /** The mail addresses, in lower case, that they still have. */
  addresses: SQLWrapper
  /** The ids of those that still have a name, which tax law needs no more. */
  idsWithoutTaxUse: SQLWrapper
}

/**
 * Locks the finished orders of customers who have left, and finds them for the modules that hold more about them:
 * orders are locked before what belongs to them, here as everywhere.
 */
export async function lockForgottenOrders(ctx: ShopCtx): Promise<ForgottenOrders> {
  await ctx.db
    .select({ id: orders.id })
    .from(orders)
    .where(isForgotten)
    .orderBy(orders.id)
    .for('no key update')
  return {
    ids: ctx.db.select({ id: orders.id }).from(orders).where(isForgotten),
    addresses: ctx.db
      .select({ email: sql`lower(${orders.email})` })
      .from(orders)
      .where(isForgottenWithEmail),
    idsWithoutTaxUse: ctx.db.select({ id: orders.id }).from(orders).where(isForgottenByTaxLaw(ctx.now())),
  }
}

/**
 * Clears the finished orders of customers who have left: mail address, phone and note at once; name and postal address
 * once tax law needs them no more. Amounts stay. Call it after `lockForgottenOrders`.
 */
export async function clearForgottenOrders(ctx: ShopCtx): Promise<void> {
  const now = ctx.now()
  await ctx.db
    .update(orders)
    .set({ email: '', phone: '', note: null, updatedAt: now })
    .where(isForgottenWithEmail)
  await ctx.db
    .update(orders)
    .set({
      firstName: '',
      lastName: '',
      company: null,
      vatNumber: null,
      street: '',
      suburb: null,
      city: '',
      postalCode: '',
      updatedAt: now,
    })
    .where(isForgottenByTaxLaw(now))
}
