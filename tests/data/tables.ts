import { desc, eq } from 'drizzle-orm'
import {
  closeOuts,
  combinedTables,
  guestKeys,
  reservations,
  reservedTables,
  restaurantTables,
  serviceDays,
  tableCombinations,
  tableWaitlist,
} from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction, type ShopCtx } from '#domain/kernel/context.ts'
import { sealedKey } from '#domain/kernel/sealed-keys.ts'

/** Two tables for two, one for four that can be pushed together with the second, and one for six. */
export async function addTables(ctx: Ctx): Promise<{ ids: string[] }> {
  return inTransaction(asShop(ctx), async ({ db }) => {
    const rows = await db
      .insert(restaurantTables)
      .values([
        { name: '1', most: 2, sortOrder: 1 },
        { name: '2', most: 2, sortOrder: 2 },
        { name: '3', most: 4, sortOrder: 3 },
        { name: '4', fewest: 3, most: 6, sortOrder: 4 },
      ])
      .returning({ id: restaurantTables.id })
    const ids = rows.map(({ id }) => id)
    const [pair] = await db.insert(tableCombinations).values({ fewest: 5, most: 6 }).returning()
    const [, second = '', third = ''] = ids
    const combinationId = pair?.id ?? ''
    await db.insert(combinedTables).values([
      { combinationId, tableId: second },
      { combinationId, tableId: third },
    ])
    return { ids }
  })
}

/** Tables with a reservation of a customer and one of a guest, and what else a day of service has. */
export async function addTableRows(ctx: ShopCtx, customerId: string): Promise<void> {
  const { ids } = await addTables(ctx)
  const day = '2027-01-08'
  const period = {
    startsAt: new Date(`${day}T17:00:00Z`),
    endsAt: new Date(`${day}T18:30:00Z`),
  }
  const guest = { name: 'Nok', email: 'nok@example.com', phone: '+27215550142' }
  const party = { ...period, day, partySize: 2, status: 'confirmed', source: 'web', ...guest } as const
  const rows = await ctx.db
    .insert(reservations)
    .values([{ ...party, customerId }, party])
    .returning({ id: reservations.id })
  await ctx.db
    .insert(reservedTables)
    .values(
      rows.map(({ id }, i) => ({ reservationId: id, tableId: ids[i] ?? '', ...period, keepsTables: true })),
    )
  await ctx.db.insert(guestKeys).values({ reservationId: rows[0]?.id ?? null, kind: 'email', key: 'x' })
  await ctx.db.insert(serviceDays).values({ day })
  await ctx.db.insert(closeOuts).values({ day, ...period })
  const times = { fromAt: period.startsAt, untilAt: period.startsAt }
  await ctx.db
    .insert(tableWaitlist)
    .values({ day, ...times, partySize: 2, customerId, locale: 'en', ...guest })
}

/** The key of the last place on the waitlist that an address got, as its mail has it. */
export async function waitKeyOf(ctx: Ctx, email: string): Promise<string> {
  const [entry] = await inTransaction(asShop(ctx), ({ db }) =>
    db
      .select({ id: tableWaitlist.id })
      .from(tableWaitlist)
      .where(eq(tableWaitlist.email, email))
      .orderBy(desc(tableWaitlist.createdAt), desc(tableWaitlist.id))
      .limit(1),
  )
  return sealedKey(ctx, { of: 'waitlist', id: entry?.id ?? '' })
}
