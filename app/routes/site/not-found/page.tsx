import { data } from 'react-router'
import { loggablePath } from '#shared/loggable-path.ts'
import { serverContext } from '#app/context.ts'
import type { ErrorData } from '#app/request/run-verb.ts'
import type { Route } from './+types/page.ts'

/** Any address that is nobody's: noted, so that broken links are found. */
export function loader({ request, context }: Route.LoaderArgs) {
  const path = loggablePath(new URL(request.url).pathname)
  context.get(serverContext).ctx.log.warn({ path }, 'page not found')
  throw data({ code: 'not_found' } satisfies ErrorData, { status: 404 })
}

export function headers() {
  return { 'cache-control': 'private, no-store' }
}

export default function NotFoundPage() {
  return null
}
