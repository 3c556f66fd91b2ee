import { localeContext } from '#app/request/context.ts'
import { requireParam } from '#app/request/require-param.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { getReservationFile } from '#domain/restaurant/reservations/index.ts'
import { guestKey } from '#domain/restaurant/reservations/schemas.ts'
import type { Route } from './+types/resource.ts'

/** A reservation as a file for calendars. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const key = requireParam(guestKey, { key: params.key }, 'reservation')
  const language = context.get(localeContext)
  const file = await runVerb(context, (ctx) => getReservationFile(ctx, { ...key, language }))
  return new Response(file, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="table.ics"',
    },
  })
}
