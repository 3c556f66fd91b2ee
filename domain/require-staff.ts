import type { Actor } from './context.ts'
import { DomainError } from './errors.ts'

/** Refuses anybody but staff. */
export function requireStaff(actor: Actor): asserts actor is Actor & { role: 'staff' } {
  if (actor.role !== 'staff') throw new DomainError('forbidden')
}
