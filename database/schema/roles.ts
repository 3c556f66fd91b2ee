import { sql } from 'drizzle-orm'
import { pgPolicy, pgRole } from 'drizzle-orm/pg-core'

/** The roles in which somebody acts; each has a role of the database. */
export const ACTOR_ROLES = ['visitor', 'customer', 'staff', 'shop'] as const

/*
 * The database roles of those who act. A connection is the visitor until a transaction sets another role. The shop role
 * acts inside verbs that have already decided that something may happen.
 */
export const visitor = pgRole('krok_visitor').existing()
export const customer = pgRole('krok_customer').existing()
export const staff = pgRole('krok_staff').existing()
export const shop = pgRole('krok_shop').existing()

/** The acting customer's or staff member's id; null for visitors. Set by inTransaction. */
export const actorId = sql`nullif(current_setting('app.actor_id', true), '')::uuid`
/**
 * True if the acting staff member is an admin. A function of the owner, because the policies of `user_roles` use it
 * too.
 */
export const isAdmin = sql`krok_is_admin()`
/** The unguessable key of the one order that the holder of a link may see; null without one. */
export const orderKey = sql`nullif(current_setting('app.order_key', true), '')`

/** The shop itself may do with the rows of `table` whatever its grants allow. */
export function shopPolicy(table: string) {
  return pgPolicy(`${table}_shop`, { for: 'all', to: shop, using: sql`true`, withCheck: sql`true` })
}

/** Staff read every row of `table`. */
export function staffReadPolicy(table: string) {
  return pgPolicy(`${table}_staff_read`, { for: 'select', to: staff, using: sql`true` })
}
