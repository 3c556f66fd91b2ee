import { type RequestContext, serverContext } from '#app/context.ts'
import { keepUntil } from '#app/request/keep-until.ts'
import { asksForTimes, readTimes } from '#app/request/reservations/read-times.ts'
import { reserveLimits } from '#app/request/reservations/reserve-limits.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { getKnownDetails } from '#domain/checkout/index.ts'

/**
 * What the form for a table begins with. The menu is kept for everybody: times, which change with every reservation, are
 * asked for apart, and a page whose address names them is not kept.
 */
export async function readReserve(context: RequestContext, url: URL) {
  const contact = (await runVerb(context, getKnownDetails))?.contact
  const known = contact && {
    name: `${contact.firstName} ${contact.lastName}`.trim(),
    email: contact.email,
    phone: contact.phone ?? '',
  }
  const limits = await reserveLimits(context)
  if (!asksForTimes(url)) return { limits, known, times: undefined }
  keepUntil(context, context.get(serverContext).ctx.now())
  return { limits, known, times: await readTimes(context, url) }
}
