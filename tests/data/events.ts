import { randomBytes } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import { eventMessages, events, eventSignUps } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction, type ShopCtx } from '#domain/kernel/context.ts'
import { createEvents } from '#domain/restaurant/events/index.ts'
import type { CreateEventInput } from '#domain/restaurant/events/schemas.ts'
import { addTime, DAY, HOUR } from '#shared/kernel/durations.ts'

const x = { en: 'x', th: 'x' }

/** An event in ten days, of ten seats, that the shop shows. */
export async function addEvent(ctx: Ctx, overrides: Partial<CreateEventInput> = {}) {
  const slug = `event-${randomBytes(5).toString('hex')}`
  const startDate = overrides.startDate ?? addTime(ctx.now(), 10 * DAY)
  const event: CreateEventInput = {
    slug,
    title: { en: `Event ${slug}`, th: `กิจกรรม ${slug}` },
    shortDescription: x,
    description: x,
    included: x,
    foodNote: x,
    startDate,
    endDate: addTime(startDate, 3 * HOUR),
    location: { en: 'KROK, 112 Bree Street, Cape Town', th: 'ร้าน KROK, 112 Bree Street, เคปทาวน์' },
    mapUrl: null,
    priceCents: 50_000,
    seats: 10,
    picture: null,
    pictureAlt: x,
    isFeatured: false,
    state: 'published',
    ...overrides,
  }
  const [id = ''] = await createEvents(asShop(ctx), { events: [event] })
  return { ...event, id }
}

/** A draft with somebody who comes and a message to them. */
export async function addEventRows({ db }: ShopCtx, authorId: string): Promise<void> {
  const texts = { title: x, shortDescription: x, description: x, included: x, foodNote: x, location: x }
  const [event] = await db
    .insert(events)
    .values({
      ...texts,
      slug: 'draft-event',
      startDate: new Date('2027-01-01T10:00:00Z'),
      endDate: new Date('2027-01-01T12:00:00Z'),
      priceCents: 0,
      seats: 2,
      seatsTaken: 1,
      pictureAlt: x,
    })
    .returning({ id: events.id })
  const eventId = event?.id ?? ''
  await db
    .insert(eventSignUps)
    .values({ eventId, name: 'Ann', email: 'ann@example.com', seats: 1, locale: 'en', state: 'booked' })
  await db.insert(eventMessages).values({ eventId, authorId, subject: x, text: x })
}

/** An event's row, as the shop sees it. */
export async function eventOf(ctx: Ctx, id: string) {
  const [row] = await inTransaction(asShop(ctx), ({ db }) =>
    db.select().from(events).where(eq(events.id, id)),
  )
  if (!row) throw new Error('there is no such event')
  return row
}

/** The sign-ups of an event in their order, with the keys in their mails. */
export async function signUpsOf(ctx: Ctx, eventId: string) {
  const rows = await inTransaction(asShop(ctx), ({ db }) =>
    db
      .select({ id: eventSignUps.id, state: eventSignUps.state, email: eventSignUps.email })
      .from(eventSignUps)
      .where(eq(eventSignUps.eventId, eventId))
      .orderBy(asc(eventSignUps.number)),
  )
  return rows.map((row) => ({ ...row, key: `${row.id}.${ctx.seal(`event sign-up ${row.id}`)}` }))
}
