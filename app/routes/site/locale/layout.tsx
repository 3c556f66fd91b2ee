import { notFound } from '#app/request/not-found.ts'
import type { Route } from './+types/layout.ts'

/** Stands above every page, and answers where none should: `/xx/…` and `/en/…` are nobody's address. */
const refuseOtherLanguages: Route.MiddlewareFunction = ({ params }) => {
  if (params['locale'] !== undefined && params['locale'] !== 'th') {
    throw notFound()
  }
}
export const middleware: Route.MiddlewareFunction[] = [refuseOtherLanguages]

/** Without one the router would not ask the middleware when scripts navigate. */
export function loader() {
  return null
}
