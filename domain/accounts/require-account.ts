import type { Actor } from '../context.ts'
import { DomainError } from '../errors.ts'

/** The id of whoever is signed in and acts for themselves; anybody else is refused. */
export function requireAccount(actor: Actor): string {
  if (actor.role !== 'customer') throw new DomainError('forbidden')
  return actor.id
}
