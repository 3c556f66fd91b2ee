import { data, type DataStrategyResult, isRouteErrorResponse } from 'react-router'
import type { ErrorData } from '#app/request/run-verb.ts'
import type { FormReply, LostRequest } from './form-reply.ts'

/**
 * The browser's middleware of every page: a form that was lost on its way says so itself, where everything typed still
 * stands, instead of the page for errors.
 */
export async function catchLostForm(
  { request }: { request: Request },
  next: () => Promise<Record<string, DataStrategyResult>>,
): Promise<Record<string, DataStrategyResult>> {
  const results = await next()
  if (request.method === 'GET') return results
  return Object.fromEntries(Object.entries(results).map(([route, result]) => [route, lostOr(result)]))
}

function lostOr(result: DataStrategyResult): DataStrategyResult {
  if (result.type === 'data' || result.result instanceof Response) return result
  const refusal: LostRequest = isRouteErrorResponse(result.result)
    ? { reason: 'unexpected', text: (result.result.data as Partial<ErrorData>).text }
    : { reason: 'network' }
  const reply: FormReply = { intent: '', values: {}, errors: {}, refusal }
  // As a failure, so that the page does not ask for its data again, which would fail too.
  return { type: 'data', result: data(reply, { status: 503 }) }
}
