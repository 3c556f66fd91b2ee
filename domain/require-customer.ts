import type { Actor } from './context.ts'
import { DomainError } from './errors.ts'

/** The id of the customer who acts for themselves; anybody else is refused. */
export function requireCustomer(actor: Actor): string {
  if (actor.role !== 'customer') throw new DomainError('forbidden')
  return actor.id
}
