import { readTimes } from '#app/request/restaurant/read-times.ts'
import { requireParam } from '#app/request/require-param.ts'
import { guestKey } from '#domain/restaurant/reservations/schemas.ts'
import type { Route } from './+types/resource.ts'

/** The times that can be chosen, for the forms that choose one: for a new reservation, or for a reservation that would move. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  if (params.key === undefined) return Response.json(await readTimes(context, url))
  const key = requireParam(guestKey, { key: params.key }, 'reservation')
  return Response.json(await readTimes(context, url, key.key))
}
