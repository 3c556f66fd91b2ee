import { type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { readView } from './internal.ts'
import { policy } from './policy.ts'
import type { OfferIdInput } from './schemas.ts'
import type { OfferView } from './views.ts'

/**
 * An offer with what it is for.
 * @throws DomainError forbidden, not_found
 */
export async function getOffer(ctx: Ctx, { id }: OfferIdInput): Promise<OfferView> {
  policy.getOffer(ctx)
  return inTransaction(ctx, (ctx) => readView(ctx, id))
}
