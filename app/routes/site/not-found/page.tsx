import { unknownPage } from '#app/request/unknown-page.ts'
import type { Route } from './+types/page.ts'

/** Any address below a language that no page has. */
export function loader({ url, context }: Route.LoaderArgs) {
  throw unknownPage(context, url)
}

/** Asks the server for a page that this browser does not know: pages of the shop do not know those of the office. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  if (request.url === location.href) return serverLoader()
  location.assign(request.url)
  return new Promise<never>(() => {})
}

export default function NotFoundPage() {
  return null
}
