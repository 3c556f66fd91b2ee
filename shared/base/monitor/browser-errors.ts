/** Things that go wrong in a browser: a script, a promise that nobody waited for, or a page that could not be drawn. */
export const ERROR_KINDS = ['error', 'rejection', 'render'] as const
export type ErrorKind = (typeof ERROR_KINDS)[number]

/** Filters of the staff's list of errors: still to be fixed, or marked as solved by somebody. */
export const ERROR_STATES = ['open', 'solved'] as const
