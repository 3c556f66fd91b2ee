import { unknownPage } from '#app/request/unknown-page.ts'
import type { Route } from './+types/page.ts'

/** Any address below a language that no page has. */
export function loader({ url, context }: Route.LoaderArgs) {
  throw unknownPage(context, url)
}

export default function NotFoundPage() {
  return null
}
