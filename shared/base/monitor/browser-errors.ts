/** What went wrong in a browser: a script, a promise that nobody waited for, or a page that could not be drawn. */
export const ERROR_KINDS = ['error', 'rejection', 'render'] as const
export type ErrorKind = (typeof ERROR_KINDS)[number]

/** Which errors staff look at: those that are to be mended, or those that somebody has marked as solved. */
export const ERROR_STATES = ['open', 'solved'] as const
