import { DrizzleQueryError } from 'drizzle-orm'
import { isDatabaseUnavailable, NoConnection } from './is-unavailable.ts'

/** The same error without the values of the failed query: names, addresses and hashes do not belong in a log. */
export function withoutValues(error: unknown): unknown {
  if (!(error instanceof DrizzleQueryError)) return error
  const { code, constraint, message } = (error.cause ?? {}) as Record<string, string | undefined>
  const bare = new Error(`a query failed: ${message ?? 'unknown reason'}`)
  bare.stack = error.stack?.replace(error.message, bare.message) ?? ''
  return Object.assign(bare, { code, constraint, query: error.query })
}

/**
 * True if an error is a query, or the want of a connection for one, that failed because the database cannot answer. A
 * broken connection alone may be one to a mail server.
 */
export function isFailedByAbsence(error: unknown): boolean {
  const isOfDatabase = error instanceof DrizzleQueryError || error instanceof NoConnection
  return isOfDatabase && isDatabaseUnavailable(error)
}

/**
 * The SQLSTATE, if an error says, or was caused by one that says, that a value is none of its type: a NUL in a text, a
 * day that there is not, a number that is too large (class 22). Then the request is bad, not the shop.
 */
export function badValueState(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return /^22\w{3}$/.test(code) ? code : badValueState(error.cause)
}
