import { localeContext, type RequestContext } from '#app/request/context.ts'
import { readSecretCookie } from '#app/request/cookies.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { findTableOfGuest } from '#domain/restaurant/table-orders/index.ts'
import { formatTime } from '#shared/kernel/dates.ts'
import { formatDay } from '#shared/restaurant/relative-day.ts'
import { TABLE_COOKIE } from '#shared/restaurant/table-cookies.ts'
import { textsOf } from '#shared/messages/texts-of.ts'

/** The table at which the buyer can have the order handed over, in words: few buyers have one, so the page loads none. */
export async function tableOffer(request: Request, context: RequestContext) {
  const key = readSecretCookie(request, context, TABLE_COOKIE)
  const table = await runVerb(context, (ctx) => findTableOfGuest(ctx, { key }))
  if (!table) return undefined
  const locale = context.get(localeContext)
  const texts = textsOf(locale).atTheTable
  const when = `${formatDay(table.startsAt, locale, 'long')}, ${formatTime(table.startsAt)}`
  return { key: table.key, label: texts.choice(when), hint: texts.hint }
}
