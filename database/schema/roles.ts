import { sql } from 'drizzle-orm'
import { pgPolicy, pgRole } from 'drizzle-orm/pg-core'

/** In which role somebody acts: each has a role of the database. */
export const ACTOR_ROLES = ['visitor', 'customer', 'staff', 'shop'] as const

/*
 * Who the database thinks is asking. A connection is the visitor until a transaction says otherwise.
 * The shop role acts inside verbs that have already decided that something may happen.
 */
export const visitor = pgRole('krok_visitor').existing()
export const customer = pgRole('krok_customer').existing()
export const staff = pgRole('krok_staff').existing()
export const shop = pgRole('krok_shop').existing()

/** The acting customer's or staff member's id; null for visitors. Set by inTransaction. */
export const actorId = sql`nullif(current_setting('app.actor_id', true), '')::uuid`
/** Whether the acting staff member is an admin. Asked of the owner, because `user_roles` itself depends on it. */
export const isAdmin = sql`krok_is_admin()`
/** The unguessable key of the one order that the bearer of a link may see; null without one. */
export const orderKey = sql`nullif(current_setting('app.order_key', true), '')`

/** The shop itself may do to the rows of `table` whatever its grants allow. */
export function shopPolicy(table: string) {
  return pgPolicy(`${table}_shop`, { for: 'all', to: shop, using: sql`true`, withCheck: sql`true` })
}

/** Staff read every row of `table`. */
export function staffReadPolicy(table: string) {
  return pgPolicy(`${table}_staff_read`, { for: 'select', to: staff, using: sql`true` })
}
