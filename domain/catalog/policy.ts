import type { Actor } from '../context.ts'
import { DomainError } from '../errors.ts'

/** Staff change the catalogue, and the shop itself when it is seeded. */
export function authorizeCatalogWrite(actor: Actor): void {
  if (actor.role !== 'staff' && actor.role !== 'shop') throw new DomainError('forbidden')
}
