import { RESERVATIONS, TABLES } from './prepare-tables.ts'
import type { ReservationsReport } from './reservations.ts'

const GOAL_DAYS_MS = 30
const GOAL_CPU_MS = 5

/** Prints the cost of free tables and reservations, as Markdown. */
export function printReservations(
  print: (text: string) => void,
  { days, slots, reserved }: ReservationsReport,
): void {
  print(
    `\nA restaurant with ${TABLES} tables and ${RESERVATIONS.toLocaleString('en')} reservations, nearly full for the 60 days that can be reserved. The goals are a p99 under ${GOAL_DAYS_MS} ms for the free days, and ${GOAL_CPU_MS} ms of the shop's CPU time for a reservation.\n`,
  )
  print('| reservations | p50 ms | p99 ms | CPU ms | failed | goal |\n|---|--:|--:|--:|--:|---|')
  const row = (name: string, p50: number, p99: number, cpu: number, failed: number, goal: string) =>
    print(`| ${[name, p50.toFixed(1), p99.toFixed(1), cpu.toFixed(2), failed, goal].join(' | ')} |`)
  const verdict = (isMet: boolean) => (isMet ? 'PASS' : 'MISSED')
  const daysAreMet = days.failed === 0 && days.perSecond > 0 && days.p99Ms < GOAL_DAYS_MS
  row('free days, 60', days.p50Ms, days.p99Ms, days.cpuMsPerRequest, days.failed, verdict(daysAreMet))
  row('times of a day', slots.p50Ms, slots.p99Ms, slots.cpuMsPerRequest, slots.failed, '')
  row(
    'held and confirmed',
    reserved.p50Ms,
    reserved.p99Ms,
    reserved.cpuMs,
    0,
    verdict(reserved.cpuMs <= GOAL_CPU_MS),
  )
}
