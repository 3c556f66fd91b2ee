import { addDays } from '#shared/orders/working-days.ts'
import { shopDay } from '#shared/kernel/dates.ts'
import { addTime, DAY } from '#shared/kernel/durations.ts'
import type { Agenda } from './agenda.ts'
import { demandOf } from './demand.ts'
import { type Deed, type Stocktake, type YearInput, YEAR_DAYS } from './year-input.ts'
import { at, clock, weekdayOf } from './shop-clock.ts'

/** Made for the last time so many days ago: the demo shows what is sold out and what is nearly. */
const LAST_MADE: Record<string, number> = {
  'jaew-dipping-sauce': 30,
  'khao-soi-curry-paste': 11,
}
const JARS_A_WEEK = 48

type Plans = { agenda: Agenda; deeds: Deed[]; stocktakes: Stocktake[] }

/** Jars are made on Tuesdays, counted now and then, and called back if they must. */
export function planStock(input: YearInput, { agenda, deeds, stocktakes }: Plans): void {
  const { now, goods, shelves, staffId, random, recalls } = input
  const dayOf = (daysAgo: number) => shopDay(addTime(now, -daysAgo * DAY))
  const sumOfDemand = goods.reduce((sum, one) => sum + demandOf(one), 0)

  function make(day: string, daysAgo: number, isFirst: boolean): void {
    const made = goods.flatMap((one) => {
      const aWeek = (JARS_A_WEEK * demandOf(one)) / sumOfDemand
      const keepsWeeks = one.shelfDays / 7
      if (daysAgo < (LAST_MADE[one.slug] ?? 0)) return []
      if (!isFirst && shelves.stockOf(one.id) > Math.max(5, aWeek * 2.5)) return []
      const weeks = Math.min(9, keepsWeeks * 0.6) * (day.slice(5) > '10-25' ? 1.6 : 1)
      const quantity = Math.max(keepsWeeks < 10 ? 6 : 12, Math.ceil((aWeek * weeks) / 6) * 6)
      return { ...one, quantity }
    })
    const madeAt = at(day, clock(8, 30))
    const referenceId = random.uuid()
    for (const { id: productId, slug, shelfDays, quantity } of made) {
      const initials = slug.split('-').map(([letter = '']) => letter.toUpperCase())
      const code = `${initials.join('')}-${day.replaceAll('-', '').slice(2)}`
      shelves.receive(
        { productId, code, quantity, bestBefore: addDays(day, shelfDays) },
        { at: madeAt, referenceType: 'receipt', referenceId, actorId: staffId },
      )
    }
    const jars = made.reduce((sum, { quantity }) => sum + quantity, 0)
    if (jars > 0) {
      const details = { deliveryNote: '', jars: String(jars) }
      deeds.push({ action: 'stock.received', subjectId: referenceId, details, at: madeAt })
    }
  }

  for (let daysAgo = YEAR_DAYS; daysAgo >= 1; daysAgo -= 1) {
    const day = dayOf(daysAgo)
    agenda.add(at(day, clock(0, 20)), () => shelves.takeOffExpired(at(day, clock(0, 20))))
    const isTuesday = weekdayOf(day) === 2
    // Yesterday too: there is a newest batch.
    if (isTuesday || daysAgo === 1 || daysAgo === YEAR_DAYS)
      agenda.add(at(day, clock(8, 30)), () => make(day, daysAgo, daysAgo === YEAR_DAYS))
  }
  const today = shopDay(now)
  agenda.add(at(today, clock(0, 20)), () => shelves.takeOffExpired(at(today, clock(0, 20))))

  for (const daysAgo of [301, 203, 98, 17]) {
    const takenAt = at(dayOf(daysAgo), clock(17))
    agenda.add(takenAt, () => {
      const id = random.uuid()
      const lines = goods.map((one) => {
        const expected = shelves.onHandOf(one.id)
        const isWrong = expected > 3 && random.chance(0.15)
        return {
          productId: one.id,
          expected,
          counted: expected + (isWrong ? random.pick(one.slug in LAST_MADE ? [-1] : [-1, -1, -2, 1]) : 0),
        }
      })
      for (const { productId, expected, counted } of lines) {
        const cause = { at: takenAt, referenceType: 'stocktake', referenceId: id, actorId: staffId } as const
        if (counted !== expected) shelves.correct(productId, counted - expected, cause)
      }
      const corrected = lines.filter(({ counted, expected }) => counted !== expected).length
      stocktakes.push({ id, at: takenAt, lines })
      const details = { corrected: String(corrected) }
      deeds.push({ action: 'stocktake.booked', subjectId: id, details, at: takenAt })
    })
  }

  for (const daysAgo of [330, 262, 185, 121, 66, 27, 6]) {
    const takenAt = at(dayOf(daysAgo), clock(16, 10))
    agenda.add(takenAt, () =>
      shelves.adjust(random.pick(goods).id, random.between(1, 2), {
        at: takenAt,
        referenceType: 'adjustment',
        referenceId: random.uuid(),
        reason: random.pick(['damaged', 'sample'] as const),
        actorId: staffId,
      }),
    )
  }

  for (const { slug, daysAgo, ...words } of recalls) {
    const one = goods.find((one) => one.slug === slug)
    if (!one) continue
    const recall = (recalledAt: Date): void => {
      // Nobody waits for a jar of it that cannot be sent.
      if (shelves.isReserved(one.id)) {
        const later = addTime(recalledAt, DAY)
        agenda.add(later, () => recall(later))
        return
      }
      for (const { batchId, code, takenOff } of shelves.recall(one.id, words, recalledAt, staffId)) {
        const details = { code, takenOff: String(takenOff), mails: '0', reason: words.reason.en }
        deeds.push({ action: 'batch.recalled', subjectId: batchId, details, at: recalledAt })
      }
    }
    const first = at(dayOf(daysAgo), clock(10, 40))
    agenda.add(first, () => recall(first))
  }
}
