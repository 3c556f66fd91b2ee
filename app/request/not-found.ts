import { data } from 'react-router'
import type { RootData } from '#app/components/shell/root-data.ts'
import type { DomainErrorSubject } from '#domain/kernel/errors.ts'
import type { ErrorData } from './run-verb.ts'

/**
 * To be thrown where there is nothing, or nothing for this visitor: both look the same.
 * @param what was asked for, where the error page has words of its own for it
 * @param root what stands around the page, where the root loader has not read it
 */
export function notFound(what?: DomainErrorSubject, root?: RootData) {
  const body: ErrorData = { code: 'not_found', ...(what && { what }), ...(root && { root }) }
  return data(body, { status: 404 })
}
