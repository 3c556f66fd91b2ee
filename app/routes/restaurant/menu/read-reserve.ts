import { type RequestContext, serverContext } from '#app/request/context.ts'
import { readSecretCookie } from '#app/request/cookies.ts'
import { keepUntil } from '#app/request/keep-until.ts'
import { asksForTimes, readTimes } from '#app/request/restaurant/read-times.ts'
import { reserveLimits } from '#app/request/restaurant/reserve-limits.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { getKnownDetails } from '#domain/orders/checkout/index.ts'
import { findHeldTable } from '#domain/restaurant/reservations/index.ts'
import { guestKey } from '#domain/restaurant/reservations/schemas.ts'
import { formatTime } from '#shared/kernel/dates.ts'
import { CHOOSES_AGAIN } from './reserve-reply.ts'
import { HELD_COOKIE } from '#shared/restaurant/table-cookies.ts'

/**
 * Reads what the form for a table begins with. The menu is kept for everybody: times, which change with every
 * reservation, are asked for apart. A page whose address names them is not kept, nor one with the table that its guest
 * holds.
 */
export async function readReserve(context: RequestContext, { request, url }: { request: Request; url: URL }) {
  const contact = (await runVerb(context, getKnownDetails))?.contact
  const known = contact && {
    name: `${contact.firstName} ${contact.lastName}`.trim(),
    email: contact.email,
    phone: contact.phone ?? '',
  }
  const limits = await reserveLimits(context)
  const held = await readHeld(request, context)
  if (!held && !asksForTimes(url)) return { limits, known, held, times: undefined }
  keepUntil(context, context.get(serverContext).ctx.now())
  if (held && !url.searchParams.has(CHOOSES_AGAIN)) return { limits, known, held, times: undefined }
  const replaces = held?.values.key
  return { limits, known: { ...known, replaces }, held: undefined, times: await readTimes(context, url) }
}

/** The table that this browser holds, as the form says it, and how many milliseconds it still does. */
async function readHeld(request: Request, context: RequestContext) {
  const key = guestKey.safeParse({ key: readSecretCookie(request, context, HELD_COOKIE) })
  if (!key.success) return undefined
  const held = await runVerb(context, (ctx) => findHeldTable(ctx, key.data))
  if (!held) return undefined
  const { heldUntil, partySize, mayBeLonger, ...values } = held
  const { ctx } = context.get(serverContext)
  return {
    values: {
      ...values,
      guests: String(partySize),
      heldUntil: heldUntil ? formatTime(heldUntil) : '',
      mayBeLonger: mayBeLonger ? '1' : '',
    },
    leftMs: heldUntil ? heldUntil.getTime() - ctx.now().getTime() : 0,
  }
}
