import { randomInt, randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { Database } from '#database/client.ts'
import { shopDay } from '#shared/kernel/dates.ts'
import { DAY } from '#shared/kernel/durations.ts'
import { askUntilServed } from './ask-until-served.ts'
import { rowsOf } from './order-stream.ts'
import type { ShopProcess } from './shop-process.ts'

/* Tables reserved at a shop that is a process of its own, and what must be true of them afterwards. */

/** Somebody who holds a table; `key` opens it. */
export type Guest = { email: string; phone: string; key: string }

/** @returns undefined if the shop has ended before it answered */
async function post({ url }: ShopProcess, path: string, body: object): Promise<object | undefined> {
  const response = await askUntilServed(`${url}/api/reservations/${path}`, {
    method: 'POST',
    // Each from another address, because one holds only a few tables at a time.
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.1.${randomInt(256)}.${randomInt(256)}`,
    },
    body: JSON.stringify(body),
  }).catch(() => undefined)
  if (response?.ok === false) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return (await response?.json()) as object | undefined
}

/** Holds tables for so many guests, on a day of their own. */
export async function holdTables(shop: ShopProcess, count: number, daysAhead: number): Promise<Guest[]> {
  const day = shopDay(new Date(Date.now() + daysAhead * DAY))
  const guests: Guest[] = []
  for (let i = 0; i < count; i += 1) {
    const held = await post(shop, 'holds', { day, time: `${12 + 2 * i}:00`, partySize: 2, language: 'en' })
    guests.push({
      email: `${randomUUID()}@example.com`,
      phone: `+2721${randomInt(1_000_000, 10_000_000)}`,
      ...(held as { key: string }),
    })
  }
  return guests
}

/** Reserves the tables that the guests hold. @returns those whom the shop has answered before it ended */
export async function confirmTables(shop: ShopProcess, guests: Guest[]): Promise<Guest[]> {
  const promised: Guest[] = []
  for (const guest of guests) {
    const contact = { name: 'Nok', email: guest.email, phone: guest.phone }
    if (await post(shop, 'confirmations', { key: guest.key, contact })) promised.push(guest)
  }
  return promised
}

/** Each table is held and nobody was told, or reserved with one mail to come or sent; those promised are reserved. */
export async function expectTablesConsistent(
  database: Database,
  { guests, promised }: { guests: Guest[]; promised: Guest[] },
): Promise<void> {
  const ids = (list: Guest[]) => list.map(({ key }) => `'${key.slice(0, 36)}'`).join(', ') || 'null'
  const mails = `select count(*) from jobs where kind = 'send-reservation-confirmed' and payload ->> 'reservationId' = r.id::text`
  const right = await rowsOf<{ id: string; status: string }>(
    database,
    `select id, status from reservations r where id in (${ids(guests)}) and keeps_tables
      and (select count(*) from reserved_tables where reservation_id = r.id and keeps_tables) >= 1
      and ((status = 'held' and email = '' and (${mails}) = 0) or (status = 'confirmed' and (${mails}) = 1))`,
  )
  expect(right).toHaveLength(guests.length)
  const kept = right.filter(({ status }) => status === 'confirmed').map(({ id }) => id)
  expect(kept).toEqual(expect.arrayContaining(promised.map(({ key }) => key.slice(0, 36))))
}

/** Counts the confirmations that each of the guests has got. */
export async function confirmationsTo(database: Database, guests: Guest[]): Promise<number[]> {
  const rows = await rowsOf<{ to: string }>(
    database,
    `select mails."to" from mails join jobs on jobs.id = mails.job_id where jobs.kind = 'send-reservation-confirmed'`,
  )
  return guests.map(({ email }) => rows.filter(({ to }) => to === email).length)
}
