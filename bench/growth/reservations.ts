import { shopDay } from '#shared/kernel/dates.ts'
import { DAY } from '#shared/kernel/durations.ts'
import type { Bench } from '../bench.ts'
import { load, randomAddress } from '../load.ts'
import type { ServerProcess } from '../server-process.ts'
import { RESERVATIONS, TABLES } from '../shops/fill-shop.ts'

const RESERVED = 500
const GOAL_DAYS_MS = 30
const GOAL_CPU_MS = 5

/** Measures what guests ask of a restaurant with many tables, nearly full for weeks, and what a reservation costs. */
export async function benchReservations(bench: Bench): Promise<void> {
  const { report, seconds } = bench
  await bench.serving(await bench.small(), async ({ server }) => {
    const get = (name: string, path: string) => load(server, { name, method: 'GET', path }, 1, seconds)
    const days = await get('days', '/api/reservations/days?partySize=4')
    const slots = await get('slots', `/api/reservations/slots?day=${dayAfter(7)}&partySize=2`)
    const reserved = await reserve(server)
    report.print(
      `\n## Reservations\n\n${TABLES} tables and ${RESERVATIONS.toLocaleString('en')} reservations, nearly full for the 60 days that can be reserved. The goals are a p99 under ${GOAL_DAYS_MS} ms for the free days, and ${GOAL_CPU_MS} ms of the shop's CPU time for a reservation.`,
    )
    const ms = (...times: number[]) => times.map((time) => time.toFixed(1))
    const verdict = (isMet: boolean) => (isMet ? 'met' : 'MISSED')
    report.table(
      ['reservations', 'p50 ms', 'p99 ms', 'CPU ms', 'failed', 'goal'],
      [
        [
          'free days, 60',
          ...ms(days.p50Ms, days.p99Ms, days.cpuMsPerRequest),
          days.failed,
          verdict(days.failed === 0 && days.p99Ms < GOAL_DAYS_MS),
        ],
        ['times of a day', ...ms(slots.p50Ms, slots.p99Ms, slots.cpuMsPerRequest), slots.failed, ''],
        [
          'held and confirmed',
          ...ms(reserved.p50Ms, reserved.p99Ms, reserved.cpuMs),
          0,
          verdict(reserved.cpuMs <= GOAL_CPU_MS),
        ],
      ],
    )
  })
}

/** One guest after the other, on evenings that still have room. */
async function reserve(server: ServerProcess) {
  const times: number[] = []
  let cpuBefore = 0
  const warmUp = 50
  for (let i = 0; i < RESERVED + warmUp; i += 1) {
    if (i === warmUp) cpuBefore = server.cpuMs()
    const started = performance.now()
    const time = ['19:30', '20:00', '20:30'][Math.floor(i / 50) % 3] ?? ''
    const asked = { day: dayAfter(2 + (i % 50)), time, partySize: 2, language: 'en' }
    const key = await post(server, 'holds', asked)
    // Somebody new each time, because what one guest may have to come is limited.
    const phone = `+2782${String(i).padStart(7, '0')}`
    const contact = { name: 'Guest', phone, email: `guest-of-bench-${i}@example.com` }
    await post(server, 'confirmations', { key, contact })
    if (i >= warmUp) times.push(performance.now() - started)
  }
  const cpuMs = (server.cpuMs() - cpuBefore) / RESERVED
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0
  return { cpuMs, p50Ms: at(0.5), p99Ms: at(0.99) }
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
