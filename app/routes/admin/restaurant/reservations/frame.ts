import { HOUR, MINUTE } from '#shared/kernel/durations.ts'
import type { Period } from '#shared/restaurant/service-period.ts'
import type { ServiceDay } from '#domain/restaurant/table-desk/views.ts'

/** The hours that a timeline shows, from a full hour on. */
export type Frame = { startsAt: Date; hours: number }

/** A timeline is drawn in steps of five minutes, and parties are moved by quarters of an hour. */
export const STEP = 5 * MINUTE
export const STEPS_PER_HOUR = HOUR / STEP
export const STEPS_PER_MOVE = 3

/** The opening hours of a day, and whatever stands outside of them; undefined if there is nothing to show. */
export function frameOf({
  service,
  reservations,
}: Pick<ServiceDay, 'service'> & { reservations: readonly Period[] }): Frame | undefined {
  const periods = [...(service ? [service] : []), ...reservations]
  if (periods.length === 0) return undefined
  const first = Math.min(...periods.map(({ startsAt }) => startsAt.getTime()))
  const last = Math.max(...periods.map(({ endsAt }) => endsAt.getTime()))
  const startsAt = Math.floor(first / HOUR) * HOUR
  return { startsAt: new Date(startsAt), hours: Math.min(24, Math.ceil((last - startsAt) / HOUR)) }
}

/** The step of the frame from which something is drawn, and the one up to which it is: at least one of them. */
export type Span = { from: number; to: number }

export function spanOf(frame: Frame, { startsAt, endsAt }: Period): Span {
  const last = frame.hours * STEPS_PER_HOUR
  const step = (at: Date) => Math.floor((at.getTime() - frame.startsAt.getTime()) / STEP)
  const from = Math.min(Math.max(step(startsAt), 0), last - 1)
  return { from, to: Math.min(Math.max(step(endsAt), from + 1), last) }
}

/** In steps: narrower, a party could not be pressed, and narrower than the second its handle would take its place. */
const NARROWEST = 6
const WITH_HANDLE = 13

/** From where to where a party is drawn: longer than it stays, where that is short. */
function partySpanOf(frame: Frame, party: Period): Span {
  const { from, to } = spanOf(frame, party)
  const end = Math.min(Math.max(to, from + NARROWEST), frame.hours * STEPS_PER_HOUR)
  return { from: Math.min(from, end - NARROWEST), to: end }
}

export const hasHandle = ({ from, to }: Span) => to - from >= WITH_HANDLE

/** The instant at which a step begins. */
export function instantAt(frame: Frame, step: number): Date {
  return new Date(frame.startsAt.getTime() + step * STEP)
}

/**
 * Places a table's parties in lines of its row, so that none covers another. They may meet: who did not come and who
 * sat there instead, or one that is drawn longer than it stays.
 */
export function placesOf<Party extends Period>(
  frame: Frame,
  parties: readonly Party[],
): { party: Party; span: Span; lane: number }[] {
  const ends: number[] = []
  return parties.map((party) => {
    const span = partySpanOf(frame, party)
    const free = ends.findIndex((end) => end <= span.from)
    const lane = free === -1 ? ends.length : free
    ends[lane] = span.to
    return { party, span, lane }
  })
}

/*
 * Places are set by classes that exist: the policy of the page allows no style in the markup. Each sets a number that
 * app/styles/office.css reckons with.
 */
const FROM_HOUR =
  '[--fh:0] [--fh:1] [--fh:2] [--fh:3] [--fh:4] [--fh:5] [--fh:6] [--fh:7] [--fh:8] [--fh:9] [--fh:10] [--fh:11] [--fh:12] [--fh:13] [--fh:14] [--fh:15] [--fh:16] [--fh:17] [--fh:18] [--fh:19] [--fh:20] [--fh:21] [--fh:22] [--fh:23]'.split(
    ' ',
  )
const FROM_STEP =
  '[--fs:0] [--fs:1] [--fs:2] [--fs:3] [--fs:4] [--fs:5] [--fs:6] [--fs:7] [--fs:8] [--fs:9] [--fs:10] [--fs:11]'.split(
    ' ',
  )
const FOR_HOURS =
  '[--lh:0] [--lh:1] [--lh:2] [--lh:3] [--lh:4] [--lh:5] [--lh:6] [--lh:7] [--lh:8] [--lh:9] [--lh:10] [--lh:11] [--lh:12] [--lh:13] [--lh:14] [--lh:15] [--lh:16] [--lh:17] [--lh:18] [--lh:19] [--lh:20] [--lh:21] [--lh:22] [--lh:23] [--lh:24]'.split(
    ' ',
  )
const FOR_STEPS =
  '[--ls:0] [--ls:1] [--ls:2] [--ls:3] [--ls:4] [--ls:5] [--ls:6] [--ls:7] [--ls:8] [--ls:9] [--ls:10] [--ls:11]'.split(
    ' ',
  )
const HOURS =
  '[--hours:0] [--hours:1] [--hours:2] [--hours:3] [--hours:4] [--hours:5] [--hours:6] [--hours:7] [--hours:8] [--hours:9] [--hours:10] [--hours:11] [--hours:12] [--hours:13] [--hours:14] [--hours:15] [--hours:16] [--hours:17] [--hours:18] [--hours:19] [--hours:20] [--hours:21] [--hours:22] [--hours:23] [--hours:24]'.split(
    ' ',
  )
const LANE = '[--lane:0] [--lane:1] [--lane:2] [--lane:3]'.split(' ')
const LANES = '[--lanes:1] [--lanes:2] [--lanes:3] [--lanes:4]'.split(' ')

export const hoursClass = ({ hours }: Frame) => HOURS[hours] ?? ''
export const laneClass = (lane: number) => LANE[Math.min(lane, LANE.length - 1)] ?? ''
export const lanesClass = (lanes: number) => LANES[Math.min(Math.max(lanes, 1), LANES.length) - 1] ?? ''

/** The classes that put an element with the class `timeline-at` into its place. */
export function spanClass({ from, to }: Span): string {
  const length = to - from
  return [
    FROM_HOUR[Math.floor(from / STEPS_PER_HOUR)],
    FROM_STEP[from % STEPS_PER_HOUR],
    FOR_HOURS[Math.floor(length / STEPS_PER_HOUR)],
    FOR_STEPS[length % STEPS_PER_HOUR],
  ].join(' ')
}
