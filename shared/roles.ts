/** The roles of staff: an `admin` gives roles, both do the daily work of the shop. */
export const ROLES = ['admin', 'moderator'] as const
export type Role = (typeof ROLES)[number]
