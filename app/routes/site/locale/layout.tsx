import { unknownPage } from '#app/request/unknown-page.ts'
import type { Route } from './+types/layout.ts'

/** Stands above every page, and answers where there is none: the router takes `/nowhere` and `/en/shop` for languages. */
const refuseOtherLanguages: Route.MiddlewareFunction = ({ params, url, context }) => {
  if (params['locale'] !== undefined && params['locale'] !== 'th') throw unknownPage(context, url)
}
export const middleware: Route.MiddlewareFunction[] = [refuseOtherLanguages]

/** Without one the router would not ask the middleware when scripts navigate. */
export function loader() {
  return null
}
