import { inArray, sql } from 'drizzle-orm'
import {
  addresses,
  contactMessages,
  contactThreads,
  customers as customerRows,
  discountCodes,
  events,
  eventSignUps,
  mailConsentEvents,
  mailConsents,
  newsletterDeliveries,
  newsletters,
  newsletterSubscriptions,
  reservations,
  reservedTables,
  restockRequests,
  reviews,
  users,
} from '#database/schema/index.ts'
import { seedCodes } from '#database/seed/orders/discount-codes.ts'
import { seedRecalls } from '#database/seed/orders/recalls.ts'
import { asShop, type Ctx, inTransaction, type ShopCtx } from '#domain/kernel/context.ts'
import { addTime, DAY, MINUTE } from '#shared/kernel/durations.ts'
import { insertRows } from './insert-rows.ts'
import type { Buyer } from './new-order.ts'
import { type Booked, openOrderBook } from './order-book.ts'
import { gatherPeople } from './people.ts'
import { type Random, randomFrom } from './random.ts'
import { readDemo } from './read-demo.ts'
import { openShelves } from './shelves.ts'
import { writeDeeds, writeOrders } from './write-orders.ts'
import { passYear } from './pass-year.ts'
import { YEAR_DAYS } from './year-input.ts'
import { fillEvents, reserveYear } from './year-of-tables.ts'
import { writeVouchers } from './year-of-vouchers.ts'
import { sendNewsletters, writeReviews, writeThreads } from './year-of-words.ts'

/** Any number: with the same one it is the same year. */
const SEED = 20_261_126

/** The product that some wait for. */
const SOLD_OUT = 'jaew-dipping-sauce'

/**
 * Gives the demo a year that has passed: orders with all that follows from them, jars made, counted and called back,
 * guests, reviews, messages, newsletters and vouchers. It is written in bulk, true to the shop's rules, and mails nobody. Call it
 * once the demo has its products, without stock, its tables and its accounts. Never in production.
 */
export async function seedYear(ctx: Ctx): Promise<void> {
  await inTransaction(asShop(ctx), async (ctx) => {
    const random = randomFrom(SEED)
    const people = gatherPeople(random)
    const demo = { ...(await readDemo(ctx)), ...people, random }
    const { goods, settings, staffId, now, customers } = demo
    const shelves = openShelves(
      goods.map(({ id }) => id),
      random,
    )
    const book = openOrderBook({ shelves, settings, random, staffId })
    const codes = codesOf(demo)
    const done = passYear({ ...demo, codes, recalls: seedRecalls, shelves, book })
    const { booked } = book

    await insertRows(ctx, discountCodes, codes.rows)
    const sinceOf = new Map(customers.map((one) => [one, knownSince(one, { booked, now, random })]))
    await writeCustomers(ctx, sinceOf)
    await backdateAccounts(ctx, demo)
    await writeOrders(ctx, { booked, shelves, settings, staffId })
    await writeDeeds(ctx, { booked, staffId, ...done })
    await writeTables(ctx, demo)
    const productIds = new Map(goods.map(({ slug, id }) => [slug, id]))
    await insertRows(ctx, reviews, writeReviews({ ...demo, booked, productIds }))
    await writeMail(ctx, demo, sinceOf)
    await writeVouchers(ctx, demo)
  })
}

type Demo = Awaited<ReturnType<typeof readDemo>> & ReturnType<typeof gatherPeople> & { random: Random }

function codesOf({ now, staffId, random }: Demo) {
  const row = (code: (typeof seedCodes)[keyof typeof seedCodes]) => ({
    id: random.uuid(),
    ...code,
    startsAt: null,
    endsAt: null,
    maxUses: null,
    maxUsesPerCustomer: null,
    offAt: null,
    version: 1,
    createdBy: staffId,
    createdAt: addTime(now, -YEAR_DAYS * DAY),
  })
  const { percent } = seedCodes.welcome
  const { amountCents } = seedCodes.festive
  const [welcome, festive] = [row(seedCodes.welcome), row(seedCodes.festive)]
  return {
    rows: [welcome, festive],
    welcome: { ...welcome, terms: { kind: 'percent' as const, percent } },
    festive: { ...festive, terms: { kind: 'amount' as const, amountCents } },
  }
}

/** An account is made shortly before its first order. */
function knownSince(
  { customerId }: Buyer,
  { booked, now, random }: { booked: Booked[]; now: Date; random: Random },
): Date {
  const first = booked.find(({ order }) => order.customerId === customerId)
  return first
    ? addTime(first.order.createdAt, -random.between(4, 40) * MINUTE)
    : addTime(now, -random.between(10, 300) * DAY)
}

async function writeCustomers(ctx: ShopCtx, sinceOf: Map<Buyer, Date>): Promise<void> {
  const all = [...sinceOf].map(([one, createdAt]) => ({ ...one, id: one.customerId ?? '', createdAt }))
  // Without a password: nobody signs in as one of them.
  await insertRows(
    ctx,
    users,
    all.map(({ id, email, locale, createdAt }) => ({
      id,
      email,
      emailConfirmedAt: createdAt,
      locale,
      isDemo: true,
      createdAt,
    })),
  )
  await insertRows(
    ctx,
    customerRows,
    all.map(({ id, firstName, lastName, phone, createdAt }) => ({
      id,
      firstName,
      lastName,
      phone,
      marketingConsent: false,
      version: 1,
      createdAt,
      updatedAt: createdAt,
    })),
  )
  await insertRows(
    ctx,
    addresses,
    all.map(({ id, address, createdAt }) => ({ customerId: id, ...address, isStandard: true, createdAt })),
  )
}

/** The two accounts that a person may sign in with are as old as the year. */
async function backdateAccounts({ db }: ShopCtx, { now, staffId, ownCustomer }: Demo): Promise<void> {
  const ids = [staffId, ownCustomer.customerId ?? '']
  const createdAt = addTime(now, -(YEAR_DAYS + 1) * DAY)
  await db.update(users).set({ createdAt }).where(inArray(users.id, ids))
  await db.update(customerRows).set({ createdAt }).where(inArray(customerRows.id, ids))
}

async function writeTables(ctx: ShopCtx, demo: Demo): Promise<void> {
  const reserved = reserveYear(demo)
  await insertRows(ctx, reservations, reserved.rows)
  await insertRows(ctx, reservedTables, reserved.tables)
  const { signUps, taken } = fillEvents(demo.events, demo)
  await insertRows(ctx, eventSignUps, signUps)
  await ctx.db.execute(sql`
    update ${events} set seats_taken = taken.seats
    from jsonb_to_recordset(${JSON.stringify(taken)}::jsonb) as taken (id uuid, seats integer)
    where events.id = taken.id`)
}

async function writeMail(ctx: ShopCtx, demo: Demo, sinceOf: Map<Buyer, Date>): Promise<void> {
  const { threads, messages } = writeThreads(demo)
  await insertRows(ctx, contactThreads, threads)
  await insertRows(ctx, contactMessages, messages)
  const { random, now, newGuest } = demo
  const guests = new Set(Array.from({ length: 40 }, newGuest).filter(({ customerId }) => customerId === null))
  const readers = [
    ...[...sinceOf].filter(() => random.chance(0.6)).map(([reader, since]) => ({ reader, since })),
    ...[...guests].map((reader) => ({ reader, since: addTime(now, -random.between(3, 340) * DAY) })),
  ]
  const sent = sendNewsletters({ ...demo, readers })
  await insertRows(ctx, mailConsents, sent.consents)
  await insertRows(ctx, mailConsentEvents, sent.events)
  await insertRows(ctx, newsletterSubscriptions, sent.subscriptions)
  const emails = sent.consents.map(({ email }) => email)
  await ctx.db.execute(sql`
    update ${customerRows} set marketing_consent = true
    from ${users} where users.id = customers.id and users.email = any (${sql.param(emails)}::text[])`)
  await insertRows(ctx, newsletters, sent.letters)
  await insertRows(ctx, newsletterDeliveries, sent.deliveries)
  await insertRows(
    ctx,
    restockRequests,
    demo.customers.slice(0, 4).map(({ email, locale }, i) => ({
      productId: demo.goods.find(({ slug }) => slug === SOLD_OUT)?.id ?? '',
      email,
      state: 'waiting' as const,
      language: locale,
      wording: '',
      askedAt: addTime(now, -(3 + 4 * i) * DAY),
    })),
  )
}
