import { data, type MiddlewareFunction } from 'react-router'
import { serverContext } from '#app/context.ts'
import type { ErrorData } from '#app/request/run-verb.ts'

/** A request that the server refused gets its error page before any page's loader could lead it elsewhere. */
export const refusalMiddleware: MiddlewareFunction<Response> = ({ context }) => {
  const { refusal } = context.get(serverContext)
  if (refusal) throw data({ code: refusal.code } satisfies ErrorData, { status: refusal.status })
}
