import { localeContext } from '#app/request/context.ts'
import { requireParam } from '#app/request/require-param.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { getCalendarFile } from '#domain/restaurant/events/index.ts'
import { eventKey } from '#domain/restaurant/events/schemas.ts'
import type { Route } from './+types/resource.ts'

/** An event as a file for calendars. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const key = requireParam(eventKey, { id: params.id, language: context.get(localeContext) }, 'event')
  const file = await runVerb(context, (ctx) => getCalendarFile(ctx, key))
  return new Response(file, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="event.ics"',
    },
  })
}
