import { and, eq, inArray, lt, ne, sql } from 'drizzle-orm'
import { mails, orders, paymentNotifications, taxDocuments } from '#database/schema/index.ts'
import { type Ctx, inTransaction } from '../context.ts'
import { DomainError } from '../errors.ts'

/** How long invoices are kept: Tax Administration Act, section 29. */
const TAX_YEARS = 5
/** Orders on which nothing is to be done any more. */
const DONE = ['delivered', 'cancelled', 'expired', 'returned']

/** Parts the orders of a customer who leaves from the account. For the shop's own use. */
export async function forgetCustomerOfOrders(ctx: Ctx, customerId: string): Promise<void> {
  await ctx.db
    .update(orders)
    .set({ customerId: null, forgetsContact: true })
    .where(eq(orders.customerId, customerId))
  await forgetContacts(ctx)
}

/**
 * Clears the orders of those who have left, and the mails and notifications about them: address of mail, phone and note as soon as an order is done; name and
 * postal address once tax law needs them no more. Amounts stay. The worker's work too.
 */
export async function forgetContacts(ctx: Ctx): Promise<void> {
  if (ctx.actor.role !== 'shop') throw new DomainError('forbidden')
  const now = ctx.now()
  const [left, isDone] = [eq(orders.forgetsContact, true), inArray(orders.status, DONE)]
  const fiveYearsAgo = new Date(now)
  fiveYearsAgo.setUTCFullYear(now.getUTCFullYear() - TAX_YEARS)
  await inTransaction(ctx, async (ctx) => {
    // Orders are locked before what belongs to them, here as everywhere.
    await ctx.db
      .select({ id: orders.id })
      .from(orders)
      .where(and(left, isDone))
      .orderBy(orders.id)
      .for('no key update')
    const addresses = ctx.db
      .select({ email: sql`lower(${orders.email})` })
      .from(orders)
      .where(and(left, isDone, ne(orders.email, '')))
    await ctx.db
      .update(mails)
      .set({ to: '', subject: '', text: null, html: null })
      .where(inArray(sql`lower(${mails.to})`, addresses))
    // Also those that came after the order was cleared.
    const doneOrders = ctx.db.select({ id: orders.id }).from(orders).where(and(left, isDone))
    await ctx.db
      .update(paymentNotifications)
      .set({ body: '' })
      .where(and(inArray(paymentNotifications.orderId, doneOrders), ne(paymentNotifications.body, '')))
    await ctx.db
      .update(orders)
      .set({ email: '', phone: '', note: null, updatedAt: now })
      .where(and(left, isDone, ne(orders.email, '')))
    const old = and(left, isDone, ne(orders.lastName, ''), lt(orders.createdAt, fiveYearsAgo))
    const oldOrders = ctx.db.select({ id: orders.id }).from(orders).where(old)
    await ctx.db.update(taxDocuments).set({ recipient: null }).where(inArray(taxDocuments.orderId, oldOrders))
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
      .where(old)
  })
}
