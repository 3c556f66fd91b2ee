import { sql } from 'drizzle-orm'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { shopDay } from '#shared/kernel/dates.ts'
import { DAY } from '#shared/kernel/durations.ts'

/** Each table has five parties a day, one after the other: only late in the evening there is room. */
const PARTIES_A_DAY = 5
/** The first of the days that are filled: the others lie ahead. */
const DAYS_BEFORE = 20

/** Gives a restaurant without tables so many of them, and guests who nearly fill them for weeks. */
export async function generateReservations(
  ctx: Ctx,
  { tables, reservations }: { tables: number; reservations: number },
): Promise<void> {
  const firstDay = shopDay(new Date(Date.now() - DAYS_BEFORE * DAY))
  await inTransaction(asShop(ctx), async ({ db }) => {
    await db.execute(sql`
      insert into restaurant_tables (id, name, most, sort_order)
      select md5('table ' || n)::uuid, n::text, case n % 4 when 0 then 6 when 1 then 4 else 2 end, n
      from generate_series(1, ${tables}::int) n`)
    await db.execute(sql`
      insert into table_combinations (id, fewest, most)
      select md5('pair ' || n)::uuid, 5, 8 from generate_series(1, ${tables}::int - 1, 4) n`)
    await db.execute(sql`
      insert into combined_tables (combination_id, table_id)
      select md5('pair ' || n)::uuid, md5('table ' || n + i)::uuid
      from generate_series(1, ${tables}::int - 1, 4) n, generate_series(0, 1) i`)
    await db.execute(sql`
      insert into reservations (id, day, starts_at, ends_at, party_size, status, source, name, email, phone)
      select md5('party ' || n)::uuid, at::date, (at + start) at time zone 'Africa/Johannesburg',
        (at + start + interval '90 minutes') at time zone 'Africa/Johannesburg', 2, 'confirmed', 'web',
        'Guest No. ' || n, 'guest-' || n || '@example.com', '+27215550142'
      from generate_series(0, ${reservations}::int - 1) n,
        lateral (select ${firstDay}::date + n / ${tables * PARTIES_A_DAY}::int as at) d,
        lateral (select interval '11 hours' + (n / ${tables}::int) % ${PARTIES_A_DAY}::int * interval '105 minutes' as start) s`)
    await db.execute(sql`
      insert into reserved_tables (reservation_id, table_id, starts_at, ends_at, keeps_tables)
      select id, md5('table ' || n % ${tables}::int + 1)::uuid, starts_at, ends_at, keeps_tables
      from generate_series(0, ${reservations}::int - 1) n join reservations on id = md5('party ' || n)::uuid`)
  })
}
