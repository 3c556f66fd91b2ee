import { loggablePath } from '#shared/loggable-path.ts'
import { serverContext } from '#app/context.ts'
import { notFound } from '#app/request/not-found.ts'
import type { Route } from './+types/page.ts'

/** Any address that is nobody's: noted, so that broken links are found. */
export function loader({ url, context }: Route.LoaderArgs) {
  const path = loggablePath(url.pathname)
  context.get(serverContext).ctx.log.warn({ path }, 'page not found')
  throw notFound()
}

export default function NotFoundPage() {
  return null
}
