import type { ReserveLimits } from '#app/components/restaurant/party-form.tsx'
import { type RequestContext, serverContext } from '#app/request/context.ts'
import { keepUntil } from '#app/request/keep-until.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { getSettings } from '#domain/base/settings/index.ts'
import { depositFor } from '#domain/restaurant/table-orders/index.ts'
import { shopDay, startOfNextShopDay } from '#shared/kernel/dates.ts'
import { addTime, DAY } from '#shared/kernel/durations.ts'

/** The days and parties that the form offers; a page that says them is kept for the day. */
export async function reserveLimits(context: RequestContext): Promise<ReserveLimits> {
  const { ctx } = context.get(serverContext)
  const { reservations: rules } = await runVerb(context, getSettings)
  const { daysAhead, largestParty, depositFrom: from, cancelHours } = rules
  const asked = depositFor(ctx, rules, { partySize: Math.max(from, 1) })
  const now = ctx.now()
  keepUntil(context, startOfNextShopDay(now))
  return {
    firstDay: shopDay(now),
    lastDay: shopDay(addTime(now, daysAhead * DAY)),
    largestParty,
    deposit: asked && { from, centsPerGuest: asked.centsPerGuest, cancelHours },
  }
}
