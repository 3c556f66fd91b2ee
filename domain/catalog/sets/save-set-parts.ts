import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { policy } from './policy.ts'
import { replaceParts } from './replace-parts.ts'
import type { SaveSetPartsInput, SaveSetPartsResult } from './schemas.ts'

/**
 * Says what a product is made of: it is a set from then on, whose stock is that of its parts. Orders keep the parts that
 * they were placed with.
 * @throws DomainError forbidden, not_found
 */
export async function saveSetParts(ctx: Ctx, input: SaveSetPartsInput): Promise<SaveSetPartsResult> {
  const actor = policy.saveSetParts(ctx)
  return inTransaction(asShop(ctx), (ctx) => replaceParts(ctx, { ...input, actorId: actor.id }))
}
