import { serverContext } from '#app/request/context.ts'
import { keepUntil } from '#app/request/keep-until.ts'
import { readNextTimes } from '#app/request/restaurant/next-times.ts'
import { addTime, SECOND } from '#shared/kernel/durations.ts'
import type { Route } from './+types/resource.ts'

/** The time for which an answer serves all who ask: a time that is given away meanwhile is refused with those nearest to it. */
const KEPT_MS = 5 * SECOND

/** The times that the home page and the menu offer before anybody asks. */
export async function loader({ context }: Route.LoaderArgs) {
  keepUntil(context, addTime(context.get(serverContext).ctx.now(), KEPT_MS))
  return Response.json(await readNextTimes(context))
}
