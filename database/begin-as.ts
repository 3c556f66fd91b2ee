/*
 * Leans on: Drizzle writes a transaction's isolation level behind BEGIN as it is.
 * Gains: the role is set on the way of BEGIN: a statement less in each transaction of the shop.
 * Held by: every test of a verb, on both engines: without its role it sees and writes nothing.
 * To take it out: set the role in `inTransaction`, in a statement of its own.
 */
import type { Db } from './client.ts'
import type { ACTOR_ROLES } from './schema/roles.ts'

type TransactionConfig = NonNullable<Parameters<Db['transaction']>[1]>

/** Begins a transaction in the database role of somebody who acts. */
export function beginAs(role: (typeof ACTOR_ROLES)[number]): TransactionConfig {
  const level = `read committed; set local role krok_${role}`
  return { isolationLevel: level as 'read committed' }
}
