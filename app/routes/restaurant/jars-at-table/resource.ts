import { secretCookie } from '#app/request/cookies.ts'
import { leadTo } from '#app/request/lead-to.ts'
import { requireParam } from '#app/request/require-param.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { getReservation } from '#domain/restaurant/reservations/index.ts'
import { guestKey } from '#domain/restaurant/reservations/schemas.ts'
import { TABLE_COOKIE } from '#shared/restaurant/table-cookies.ts'
import type { Route } from './+types/resource.ts'

const A_WEEK = 7 * 24 * 60 * 60

/** On to the shop, with the table kept in mind: the checkout then offers to hand the jars over at it. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { key } = requireParam(guestKey, { key: params.key }, 'reservation')
  await runVerb(context, (ctx) => getReservation(ctx, { key }))
  const cookies = [secretCookie(context, TABLE_COOKIE, key, A_WEEK)]
  return leadTo(context, '/shop', { status: 302, cookies })
}
