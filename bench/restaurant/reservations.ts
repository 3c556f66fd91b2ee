import { join } from 'node:path'
import { openDatabase } from '#database/open-database.ts'
import { shopDay } from '#shared/kernel/dates.ts'
import { DAY } from '#shared/kernel/durations.ts'
import { createDatabase, urlOf } from '#tests/databases/postgres-databases.ts'
import { load, type Measured, randomAddress } from '../load.ts'
import { type ServerProcess, SHOP, startServer } from '../server-process.ts'
import { prepareTables } from './prepare-tables.ts'

export type ReservationsReport = {
  days: Measured
  slots: Measured
  /** Held and confirmed. */
  reserved: { count: number; cpuMs: number; p50Ms: number; p99Ms: number }
}

const RESERVED = 500

/** Measures on PostgreSQL what guests ask of a restaurant with many tables, and what a reservation costs. */
export async function benchReservations(
  postgres: string,
  folder: string,
  seconds: number,
): Promise<ReservationsReport> {
  const url = urlOf(postgres, await createDatabase(postgres))
  const database = await openDatabase({ url, dataDir: '', isPatient: true })
  await prepareTables(database)
  await database.close()
  const server = await startServer(SHOP, {
    LOG_LEVEL: 'silent',
    TRUST_PROXY: '1',
    EXCHANGE_RATE_URL: 'http://127.0.0.1:9',
    DATA_DIR: join(folder, 'reservations'),
    DATABASE_URL: url,
  })
  try {
    const get = (name: string, path: string) => load(server, { name, method: 'GET', path }, 1, seconds)
    return {
      days: await get('days', '/api/reservations/days?partySize=4'),
      slots: await get('slots', `/api/reservations/slots?day=${dayAfter(7)}&partySize=2`),
      reserved: await reserve(server),
    }
  } finally {
    await server.stop()
  }
}

/** One guest after the other, on evenings that still have room. */
async function reserve(server: ServerProcess): Promise<ReservationsReport['reserved']> {
  const guest = { name: 'Guest', phone: '+27215550142' }
  const times: number[] = []
  let cpuBefore = 0
  const warmUp = 50
  for (let i = 0; i < RESERVED + warmUp; i += 1) {
    if (i === warmUp) cpuBefore = server.cpuMs()
    const started = performance.now()
    const time = ['19:30', '20:00', '20:30'][Math.floor(i / 50) % 3] ?? ''
    const asked = { day: dayAfter(2 + (i % 50)), time, partySize: 2, language: 'en' }
    const key = await post(server, 'holds', asked)
    const contact = { ...guest, email: `guest-${i}@example.com` }
    await post(server, 'confirmations', { key, contact })
    if (i >= warmUp) times.push(performance.now() - started)
  }
  const cpuMs = (server.cpuMs() - cpuBefore) / RESERVED
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0
  return { count: RESERVED, cpuMs, p50Ms: at(0.5), p99Ms: at(0.99) }
}

async function post({ url }: ServerProcess, path: string, body: object): Promise<unknown> {
  const response = await fetch(`${url}/api/reservations/${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    // Each from another address, so that no limit applies.
    headers: { 'content-type': 'application/json', 'x-forwarded-for': randomAddress() },
  })
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
  return ((await response.json()) as { key?: unknown }).key
}

const dayAfter = (days: number) => shopDay(new Date(Date.now() + days * DAY))
