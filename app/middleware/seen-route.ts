import type { MiddlewareFunction } from 'react-router'
import { serverContext } from '#app/request/context.ts'

/** Tells the server which of the site's routes answers: figures are by pattern, never by address. */
export const seenRouteMiddleware: MiddlewareFunction<Response> = ({ context, pattern }) => {
  context.get(serverContext).seen.route = `/${pattern}`
}
