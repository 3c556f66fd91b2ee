import { data } from 'react-router'
import type { ErrorData } from './run-verb.ts'

/** To be thrown where a request makes no sense: no page of ours sends such a one. */
export function badRequest() {
  return data({ code: 'bad_request' } satisfies ErrorData, { status: 400 })
}
