import { data, type MiddlewareFunction } from 'react-router'
import { errorText } from '#app/components/errors/error-text.ts'
import { localeContext, serverContext } from '#app/context.ts'
import { readRootOfRefusal } from '#app/request/read-root.ts'
import type { ErrorData } from '#app/request/run-verb.ts'
import { errors as en } from '#shared/messages/en/errors.ts'
import { errors as th } from '#shared/messages/th/errors.ts'

const TEXTS = { en, th }

/** A request that the server refused gets its error page before any page's loader could lead it elsewhere. */
export const refusalMiddleware: MiddlewareFunction<Response> = async ({ context }) => {
  const { refusal } = context.get(serverContext)
  if (!refusal) return
  const { status, code } = refusal
  const root = await readRootOfRefusal(context, status)
  const { text } = errorText({ status, code }, TEXTS[context.get(localeContext)])
  throw data({ code, text, root } satisfies ErrorData, { status })
}
