import { sql } from 'drizzle-orm'
import { reservations, reservedTables } from '#database/schema/index.ts'
import { startOfShopDay } from '#shared/kernel/dates.ts'
import { addTime, DAY, SECOND } from '#shared/kernel/durations.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import type { Times } from './seatings.ts'

/** The days that a plan is for. */
export type PlanInput = {
  firstDay: string
  lastDay: string
  /** A reservation that is about to move: its own tables are free to it. */
  without?: string
}

const bytesOf = (column: typeof reservedTables.startsAt) => sql`float8send(date_part('epoch', ${column}))`

/**
 * When each table is kept on a range of days. A month has thousands of parties: a row or a text for each would take
 * longer to write and read than to find, so they come as numbers of eight bytes, one row for each table. Holds that have
 * run out keep no table, though nobody may have noted it yet.
 */
export async function readParties(
  ctx: ShopCtx,
  { firstDay, lastDay, without }: PlanInput,
): Promise<Map<string, Times>> {
  // Guests who came late yesterday may still sit there; and a night of service ends on the next day.
  const from = addTime(startOfShopDay(firstDay), -DAY)
  const until = addTime(startOfShopDay(lastDay), 2 * DAY)
  const rows = await ctx.db
    .select({
      tableId: reservedTables.tableId,
      parties: sql<Uint8Array>`string_agg(${bytesOf(reservedTables.startsAt)} || ${bytesOf(reservedTables.endsAt)}, ''::bytea)`,
    })
    .from(reservedTables)
    .where(
      sql`${reservedTables.keepsTables} and ${reservedTables.startsAt} >= ${from} and ${reservedTables.startsAt} < ${until}
        and not exists (select 1 from ${reservations} where ${reservations.id} = ${reservedTables.reservationId}
          and ${reservations.status} = 'held' and ${reservations.heldUntil} <= ${ctx.now()})
        ${without === undefined ? sql`` : sql`and ${reservedTables.reservationId} <> ${without}`}`,
    )
    .groupBy(reservedTables.tableId)
  return new Map(rows.map(({ tableId, parties }) => [tableId, timesOf(parties)]))
}

/** The numbers in their order: no two parties overlap, so all of them rise. */
function timesOf(bytes: Uint8Array): Times {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const times = new Float64Array(bytes.byteLength / 8)
  for (let i = 0; i < times.length; i += 1) times[i] = Math.round(view.getFloat64(8 * i) * SECOND)
  return times.sort()
}
