/** No connection to the database is to be had: it does not answer, has none left, or too many already wait for one. */
export class NoConnection extends Error {
  override name = 'NoConnection'
}

/**
 * SQLSTATE codes of a database that cannot answer now and may soon: lost connections (class 08), a lack of connections,
 * memory or disk (53), a statement that took too long (57014), shutting down and starting (57P01 to 57P05), failing
 * storage (58), a server that only reads (25006), a transaction that was left open too long (25P03).
 */
const STATES = /^(08\w{3}|53\w{3}|57014|57P0[1-5]|58\w{3}|25006|25P03)$/
/** The messages by which node-postgres reports a lost connection; it gives these errors no code. */
const LOST =
  /^(Connection terminated|Query read timeout|Client (was closed|has encountered a connection error))/
/** A connection that breaks in the middle of a query. */
const SOCKET_ERRORS = new Set(['ECONNRESET', 'EPIPE', 'ETIMEDOUT'])

/**
 * True if an error, or its cause, is that the database is down, overloaded or too slow: the same request may work in a
 * moment. The one place that decides it.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return (
    // By name, because in development the pages run in a module graph of their own.
    error.name === 'NoConnection' ||
    STATES.test(code) ||
    SOCKET_ERRORS.has(code) ||
    LOST.test(error.message) ||
    isDatabaseUnavailable(error.cause)
  )
}

/** An error in a few words; a host name with several addresses fails with one error for each. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors[0] instanceof Error) return reasonOf(error.errors[0])
  return error instanceof Error ? error.message.replace(/\.$/, '') : String(error)
}

/** Returns the message of the database, or of the way to it, without the query that failed and its values. */
export function rootMessage(error: unknown): string {
  const isRoot = !(error instanceof Error) || error.cause === undefined || error instanceof NoConnection
  return isRoot ? reasonOf(error) : rootMessage(error.cause)
}
