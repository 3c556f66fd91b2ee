/** The cookie with the key of the reservation at whose table a guest wants jars handed over. Only the server reads it. */
export const TABLE_COOKIE = 'table'
