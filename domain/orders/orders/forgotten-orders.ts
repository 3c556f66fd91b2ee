import { and, eq, inArray, isNull, lt, ne, or, sql, type SQLWrapper } from 'drizzle-orm'
import { orderChanges, orderNotes, orders } from '#database/schema/index.ts'
import { FINISHED_STATUSES } from '#shared/orders/order-states.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'

/**
 * The years that books and invoices are kept: Companies Act 71 of 2008, section 24. The Tax Administration Act, section
 * 29, asks for five of them.
 */
export const BOOK_YEARS = 7

/** Finished orders of customers who deleted their account. */
const isForgotten = and(eq(orders.forgetsContact, true), inArray(orders.status, FINISHED_STATUSES))

/** Forgotten orders that still have a mail address, or a phone number: callers need not tell an address. */
const isForgottenWithContact = and(isForgotten, or(ne(orders.email, ''), ne(orders.phone, '')))

/** Forgotten orders that still have a name, which no law requires any more. */
function isForgottenByLaw(now: Date) {
  const oldest = new Date(now)
  oldest.setUTCFullYear(now.getUTCFullYear() - BOOK_YEARS)
  return and(isForgotten, ne(orders.lastName, ''), lt(orders.createdAt, oldest))
}

/**
 * Detaches the orders of a customer who deletes their account. `clearForgottenOrders` clears them when they are
 * finished.
 */
export async function forgetCustomerOfOrders(
  ctx: ShopCtx,
  { customerId }: { customerId: string },
): Promise<void> {
  await ctx.db
    .update(orders)
    .set({ customerId: null, forgetsContact: true })
    .where(eq(orders.customerId, customerId))
}

/**
 * Has the orders forgotten that guests placed with an address; those of accounts are not touched.
 * @param email in lower case
 * @returns how many they are
 */
export async function forgetGuest(ctx: ShopCtx, { email }: { email: string }): Promise<number> {
  const forgotten = await ctx.db
    .update(orders)
    .set({ forgetsContact: true })
    .where(
      and(
        isNull(orders.customerId),
        eq(orders.forgetsContact, false),
        eq(sql`lower(${orders.email})`, email),
      ),
    )
    .returning({ id: orders.id })
  return forgotten.length
}

/** Queries instead of lists of ids, which would grow with the shop. */
type ForgottenOrders = {
  /** The ids of all of them. */
  ids: SQLWrapper
  /** The mail addresses that they still have, in lower case. */
  addresses: SQLWrapper
  /** The ids of those that still have a name, which no law requires any more. */
  idsOutOfBooks: SQLWrapper
}

/**
 * Locks the finished orders of customers who deleted their account, and finds them for the modules with more data about
 * them: orders are always locked before what belongs to them.
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
      .where(and(isForgotten, ne(orders.email, ''))),
    idsOutOfBooks: ctx.db.select({ id: orders.id }).from(orders).where(isForgottenByLaw(ctx.now())),
  }
}

/** The parts of an order that its changes keep too, as they are once they are forgotten. */
const CONTACT = { phone: '', note: null, gift: null }
const ADDRESS = { address: null }

function without(snapshot: typeof orderChanges.before, forgotten: typeof CONTACT | typeof ADDRESS) {
  return sql`${snapshot} || ${JSON.stringify(forgotten)}::jsonb`
}

/** The address of a gift's receiver goes with them, also where the gift went to another one in the end. */
function withoutContact(snapshot: typeof orderChanges.before) {
  const kept = without(snapshot, CONTACT)
  return sql`case when ${snapshot} #>> '{gift,receiver}' is null then ${kept} else ${kept} || ${JSON.stringify(ADDRESS)}::jsonb end`
}

/** Leaves that it was a gift: its receiver asked for nothing, and no law wants their name or the card's words. */
const withoutWords = sql`case when ${orders.gift} is not null then ${JSON.stringify({ receiver: null, card: null })}::jsonb end`

/**
 * Clears the finished orders of customers who deleted their account: mail address, phone, note, the card of a gift with all of
 * its receiver and the staff's notes immediately; name and postal address when no law requires them any more. Amounts stay. Call it after `lockForgottenOrders`.
 */
export async function clearForgottenOrders(ctx: ShopCtx): Promise<void> {
  const now = ctx.now()
  const forgotten = ctx.db.select({ id: orders.id }).from(orders).where(isForgottenWithContact)
  const toReceivers = ctx.db
    .select({ id: orders.id })
    .from(orders)
    .where(and(isForgottenWithContact, sql`${orders.gift} -> 'receiver' <> 'null'`))
  await clearAddresses(ctx, toReceivers)
  await ctx.db.delete(orderNotes).where(inArray(orderNotes.orderId, forgotten))
  await ctx.db
    .update(orderChanges)
    .set({ before: withoutContact(orderChanges.before), after: withoutContact(orderChanges.after) })
    .where(inArray(orderChanges.orderId, forgotten))
  await ctx.db
    .update(orders)
    .set({ email: '', phone: '', note: null, gift: withoutWords, updatedAt: now })
    .where(isForgottenWithContact)
  const outOfBooks = ctx.db.select({ id: orders.id }).from(orders).where(isForgottenByLaw(now))
  await clearAddresses(ctx, outOfBooks)
  await ctx.db
    .update(orders)
    .set({ firstName: '', lastName: '', company: null, vatNumber: null, updatedAt: now })
    .where(isForgottenByLaw(now))
}

async function clearAddresses(ctx: ShopCtx, ids: SQLWrapper): Promise<void> {
  await ctx.db
    .update(orderChanges)
    .set({ before: without(orderChanges.before, ADDRESS), after: without(orderChanges.after, ADDRESS) })
    .where(inArray(orderChanges.orderId, ids))
  await ctx.db
    .update(orders)
    .set({ street: '', suburb: null, city: '', postalCode: '', updatedAt: ctx.now() })
    .where(inArray(orders.id, ids))
}
