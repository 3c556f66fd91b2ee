import { DrizzleQueryError } from 'drizzle-orm'

/** The same error without the values of the failed query: names, addresses and hashes do not belong in a log. */
export function withoutValues(error: unknown): unknown {
  if (!(error instanceof DrizzleQueryError)) return error
  const { code, constraint, message } = (error.cause ?? {}) as Record<string, string | undefined>
  const bare = new Error(`a query failed: ${message ?? 'unknown reason'}`)
  bare.stack = error.stack?.replace(error.message, bare.message) ?? ''
  return Object.assign(bare, { code, constraint, query: error.query })
}
