/** The cookie with the key of the table that is held while its guest fills the form. Only the server reads it. */
export const HELD_COOKIE = 'held-table'

/** The cookie with the key of the reservation at whose table a guest wants jars handed over. Only the server reads it. */
export const TABLE_COOKIE = 'table'
