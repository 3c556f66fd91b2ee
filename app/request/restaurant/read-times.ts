import type { RequestContext } from '#app/request/context.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { findTimes } from '#domain/restaurant/reservations/index.ts'
import { findTimesInput, type Times } from '#domain/restaurant/reservations/schemas.ts'

/** The number of guests expected where the address names no number. */
const USUAL_PARTY = 2

/**
 * The times that the address asks for with `guests` and `day`; what is no number or day counts as unnamed.
 * @param key of the reservation that would move
 */
export function readTimes(context: RequestContext, url: URL, key?: string): Promise<Times> {
  const { partySize, day } = findTimesInput.shape
  const guests = partySize.safeParse(Number(url.searchParams.get('guests')))
  const named = day.safeParse(url.searchParams.get('day') ?? undefined)
  return runVerb(context, (ctx) =>
    findTimes(ctx, { partySize: guests.data ?? USUAL_PARTY, day: named.data, key }),
  )
}

/** True if the address asks for times: a page that was loaded with scripts asks for them itself. */
export function asksForTimes(url: URL): boolean {
  return url.searchParams.has('guests') || url.searchParams.has('day')
}
