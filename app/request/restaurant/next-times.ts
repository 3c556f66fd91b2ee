import type { NextTimesView } from '#app/components/restaurant/next-times-form.tsx'
import { reserveRefusalText } from '#app/components/restaurant/reserve-refusal-text.ts'
import { localeContext, type RequestContext, serverContext } from '#app/request/context.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { findNextTimes } from '#domain/restaurant/reservations/index.ts'
import type { HoldTableResult, NextTimes } from '#domain/restaurant/reservations/schemas.ts'
import { startOfShopDay } from '#shared/kernel/dates.ts'
import type { Locale } from '#shared/kernel/locale.ts'
import { formatDay, relativeDay } from '#shared/restaurant/relative-day.ts'
import { textsOf } from '#shared/messages/texts-of.ts'

/** The number of guests of whom nobody has said how many come: `nextTimes` says two. */
const USUAL_PARTY = 2

/** The times that are offered before anybody asks, in words: the browser loads none of them. */
export async function readNextTimes(context: RequestContext): Promise<NextTimesView> {
  const found = await runVerb(context, (ctx) => findNextTimes(ctx, { partySize: USUAL_PARTY }))
  const locale = context.get(localeContext)
  const { day, times, whyNotToday } = found
  const texts = textsOf(locale).nextTimes
  const why = whyNotToday && (whyNotToday === 'closed' || whyNotToday === 'full' ? whyNotToday : 'late')
  const said =
    times.length > 0 ? dayOf(found, { now: context.get(serverContext).ctx.now(), locale }) : texts.none
  return {
    said: [why && texts.notToday[why], said].filter(Boolean).join(' '),
    day,
    guests: String(USUAL_PARTY),
    times,
    others: whyNotToday === 'full' && times.length === 0 ? texts.waitlist : texts.others,
  }
}

/** Names the times that are offered in place of one that could not be held. */
export function timesInstead(
  context: RequestContext,
  { day, guests }: { day: string; guests: string },
  refusal: Exclude<HoldTableResult, { ok: true }>,
): NextTimesView {
  const { nextTimes: texts, reserve } = textsOf(context.get(localeContext))
  const times = 'nearest' in refusal ? refusal.nearest : []
  const said = [reserveRefusalText(refusal, reserve), times.length > 0 && reserve.nearestTimes]
  return { said: said.filter(Boolean).join(' '), day, guests, times, others: texts.others }
}

function dayOf(
  { day, isToday, isEvening }: NextTimes,
  { now, locale }: { now: Date; locale: Locale },
): string {
  const texts = textsOf(locale).nextTimes
  if (isToday) return isEvening ? texts.tonight : texts.today
  const date = startOfShopDay(day)
  return relativeDay(date, now) === 'tomorrow' ? texts.tomorrow : texts.on(formatDay(date, locale, 'short'))
}
