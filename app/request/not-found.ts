import { data } from 'react-router'
import type { DomainErrorSubject } from '#domain/errors.ts'
import type { ErrorData } from './run-verb.ts'

/**
 * To be thrown where there is nothing, or nothing for this visitor: both look the same.
 * @param what was asked for, where the error page has words of its own for it
 */
export function notFound(what?: DomainErrorSubject) {
  return data({ code: 'not_found', ...(what && { what }) } satisfies ErrorData, { status: 404 })
}
