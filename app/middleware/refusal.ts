import { data, type MiddlewareFunction } from 'react-router'
import { errorText } from '#app/components/shell/error-text.ts'
import { localeContext, serverContext } from '#app/request/context.ts'
import { readRootOfRefusal } from '#app/request/read-root.ts'
import type { ErrorData } from '#app/request/run-verb.ts'
import { textsOf } from '#shared/messages/texts-of.ts'

/** A request that the server refused gets its error page before any page's loader could lead it elsewhere. */
export const refusalMiddleware: MiddlewareFunction<Response> = async ({ context }) => {
  const { refusal } = context.get(serverContext)
  if (!refusal) return
  const { status, code } = refusal
  const root = await readRootOfRefusal(context, status)
  const { text } = errorText({ status, code }, textsOf(context.get(localeContext)).errors)
  throw data({ code, text, root } satisfies ErrorData, { status })
}
