import { sql } from 'drizzle-orm'
import {
  combinedTables,
  reservations,
  reservedTables,
  restaurantTables,
  tableCombinations,
  tableWaitlist,
} from '#database/schema/index.ts'
import {
  seedCombinations,
  type SeedParty,
  seedParties,
  seedTables,
  seedWaiting,
} from '#database/seed/restaurant/tables.ts'
import { asShop, type Ctx, inTransaction, type ShopCtx } from '#domain/kernel/context.ts'
import { getSettings } from '#domain/base/settings/index.ts'
import { shopDay, startOfShopDay } from '#shared/kernel/dates.ts'
import { addTime, DAY, HOUR, MINUTE } from '#shared/kernel/durations.ts'
import { stayMinutes } from '#shared/restaurant/rules.ts'
import { serviceDayOf } from '#shared/restaurant/service-period.ts'
import type { ReservationState } from '#shared/restaurant/states.ts'
import { SEED_LOCK } from './seed-demo.ts'

/** The team has written so much of the guests into the book beforehand: of the next days it has fewer. */
const PARTIES_AHEAD = [seedParties.length, 14, 8]

/**
 * Gives the demo's restaurant its tables, and guests from today on, so that a new owner sees how a day goes. A restaurant
 * that has tables stays as it is.
 */
export async function seedRestaurant(ctx: Ctx): Promise<void> {
  await inTransaction(asShop(ctx), async (ctx) => {
    await ctx.db.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`)
    if ((await ctx.db.$count(restaurantTables)) > 0) return
    const ids = await addTables(ctx)
    const { hours } = await getSettings(ctx)
    const today = serviceDayOf(hours, ctx.now()) ?? shopDay(ctx.now())
    for (const [i, count] of PARTIES_AHEAD.entries()) {
      const day = shopDay(addTime(startOfShopDay(today), i * DAY + HOUR))
      for (const party of seedParties.slice(-count)) await addParty(ctx, { party, day, ids })
    }
    await ctx.db.insert(tableWaitlist).values(
      seedWaiting.map(({ name, partySize, from, until, phone }) => ({
        day: today,
        name,
        partySize,
        locale: 'en' as const,
        fromAt: at(today, from),
        untilAt: at(today, until),
        ...contactOf(phone),
      })),
    )
  })
}

/** The ids of the tables by their names. */
async function addTables({ db }: ShopCtx): Promise<Map<string, string>> {
  const rows = await db
    .insert(restaurantTables)
    .values(seedTables.map((table, i) => ({ ...table, sortOrder: i + 1 })))
    .returning({ id: restaurantTables.id, name: restaurantTables.name })
  const ids = new Map(rows.map(({ id, name }) => [name, id]))
  for (const [sortOrder, { tables, fewest, most }] of seedCombinations.entries()) {
    const [added] = await db.insert(tableCombinations).values({ fewest, most, sortOrder }).returning()
    const combinationId = added?.id ?? ''
    await db
      .insert(combinedTables)
      .values(tables.map((name) => ({ combinationId, tableId: ids.get(name) ?? '' })))
  }
  return ids
}

type Added = { party: SeedParty; day: string; ids: Map<string, string> }

async function addParty(ctx: ShopCtx, { party, day, ids }: Added): Promise<void> {
  const { tables, time, partySize, name, phone, didNotCome = false, ...wishes } = party
  const { reservations: rules } = await getSettings(ctx)
  const startsAt = at(day, time)
  const endsAt = addTime(startsAt, stayMinutes(rules, partySize) * MINUTE)
  const now = ctx.now()
  const status: ReservationState =
    now < startsAt ? 'confirmed' : didNotCome ? 'no_show' : now < endsAt ? 'seated' : 'finished'
  const [added] = await ctx.db
    .insert(reservations)
    .values({
      day,
      startsAt,
      endsAt,
      partySize,
      status,
      name,
      ...wishes,
      source: phone ? 'web' : 'phone',
      ...contactOf(phone ?? '00'),
      createdAt: addTime(startsAt, -4 * DAY),
    })
    .returning({ id: reservations.id, keepsTables: reservations.keepsTables })
  if (!added) throw new Error('a party was not added')
  await ctx.db.insert(reservedTables).values(
    tables.map((table) => ({
      reservationId: added.id,
      tableId: ids.get(table) ?? '',
      startsAt,
      endsAt,
      keepsTables: added.keepsTables,
    })),
  )
}

const contactOf = (phone: string) => ({
  email: `guest-${phone}@example.com`,
  phone: `+272155501${phone}`,
})

function at(day: string, time: string): Date {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return addTime(startOfShopDay(day), hours * HOUR + minutes * MINUTE)
}
