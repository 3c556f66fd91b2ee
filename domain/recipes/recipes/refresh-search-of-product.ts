import type { JobInput } from '#domain/base/jobs/schemas.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { policy } from './policy.ts'
import { refreshRecipeSearch } from './refresh-recipe-search.ts'

/**
 * Has recipes found by the new name of a jar that is in them; a job, because the catalogue knows no recipes.
 * @throws DomainError forbidden
 */
export async function refreshSearchOfProduct(
  ctx: Ctx,
  { productId }: JobInput<'refresh-recipe-search'>,
): Promise<void> {
  policy.refreshSearchOfProduct(ctx)
  await inTransaction(asShop(ctx), (ctx) => refreshRecipeSearch(ctx, { productId }))
}
