/** The cookie with the key of the table that is held while its guest fills the form. Only the server reads it. */
export const HELD_COOKIE = 'held-table'
