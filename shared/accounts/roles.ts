/** The roles of staff: both do the daily work of the shop, and an `admin` also gives roles. */
export const ROLES = ['admin', 'moderator'] as const
export type Role = (typeof ROLES)[number]
