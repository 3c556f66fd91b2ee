import { leadTo } from '#app/request/lead-to.ts'
import type { Route } from './+types/resource.ts'

/** A recipe's other address leads to its own, for good. */
export function loader({ params, context }: Route.LoaderArgs) {
  return leadTo(context, { to: '/recipes/:id', params: { id: params.id } }, { status: 308 })
}
