import { startOfShopDay } from '#shared/kernel/dates.ts'
import { MINUTE } from '#shared/kernel/durations.ts'
import { formatDay } from '#shared/restaurant/relative-day.ts'
import { localizedPath } from '#shared/kernel/locale.ts'
import { findTimes } from '#domain/restaurant/reservations/index.ts'
import type { Times } from '#domain/restaurant/reservations/schemas.ts'
import { getSettings } from '#domain/base/settings/index.ts'
import { findDay, findParty, findTime, namesNoDay } from '../understanding/index.ts'
import { type Asked, linkTo, type Reply } from './reply.ts'

/** So many times are offered: those nearest to the one that was asked for. */
const MOST_TIMES = 6
const USUAL_PARTY = 2

/** Says if there is a table: when, for how many; with the free times. */
export async function answerTable(asked: Asked): Promise<Reply> {
  const { ctx, language, say, question, understood } = asked
  const { reservations: rules, company } = await getSettings(ctx)
  const party = findParty(question)
  const partySize = Math.min(party ?? USUAL_PARTY, 1_000)
  const day = findDay(question, understood.reading, ctx.now())
  const reply: Reply = { topic: 'table', text: [], links: [linkTo('reserve', asked)] }
  if (understood.topics.some(({ topic }) => topic === 'returns')) {
    return { ...reply, text: [say.table.change, say.contact(company.phone, company.email)] }
  }
  if (partySize > rules.largestParty) {
    return {
      ...reply,
      text: [say.table.tooMany(rules.largestParty, company.phone)],
      links: [linkTo('contact', asked)],
    }
  }
  if (namesNoDay(question, ctx.now())) return { ...reply, text: [say.noSuchDay] }
  const times = await findTimes(ctx, { partySize, ...(day && { day }) })
  const nameOf = (one: string) => formatDay(startOfShopDay(one), language, 'long')
  const note = party === undefined ? [say.table.noParty] : []
  const free = times.slots.filter(({ isFree }) => isFree)
  if (free.length === 0) {
    const why = whyNone(asked, times, { name: nameOf(times.day), daysAhead: rules.daysAhead })
    const near = times.nearestDays.map(nameOf)
    return {
      ...reply,
      text: [why, ...(near.length > 0 ? [say.table.nearest(say.list(near))] : []), ...note],
      suggestions: near.slice(0, 3).map((one) => say.table.again(one, partySize)),
    }
  }
  const wanted = findTime(question)
  const name = nameOf(times.day)
  const isThere = free.some(({ time }) => time === wanted)
  return {
    ...reply,
    text: [
      wanted === undefined
        ? day
          ? say.table.free(name, partySize)
          : say.table.first(name, partySize)
        : isThere
          ? say.table.freeAt(wanted, name, partySize)
          : say.table.takenAt(wanted, name, partySize),
      ...note,
    ],
    cards: [
      {
        kind: 'slots',
        day: times.day,
        partySize,
        times: nearestTo(wanted, free).map(({ time }) => ({
          startsAt: new Date(startOfShopDay(times.day).getTime() + minutesOf(time) * MINUTE).toISOString(),
          label: time,
        })),
        path: localizedPath(`/menu?guests=${partySize}&day=${times.day}#reserve`, language),
      },
    ],
    suggestions: [say.suggest.menu, say.suggest.address],
  }
}

function whyNone(
  { say }: Asked,
  times: Times,
  { name, daysAhead }: { name: string; daysAhead: number },
): string {
  switch (times.reason) {
    case 'closed':
      return say.table.closed(name)
    case 'in_the_past':
      return say.table.past
    case 'too_far':
      return say.table.tooFar(daysAhead)
    default:
      return say.table.none(name, times.partySize)
  }
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

function nearestTo(wanted: string | undefined, free: Times['slots']): Times['slots'] {
  if (wanted === undefined) return free.slice(0, 2 * MOST_TIMES)
  const far = ({ time }: { time: string }) => Math.abs(minutesOf(time) - minutesOf(wanted))
  return free
    .toSorted((a, b) => far(a) - far(b))
    .slice(0, MOST_TIMES)
    .toSorted((a, b) => a.time.localeCompare(b.time))
}
