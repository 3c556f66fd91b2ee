import { type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { policy } from './policy.ts'
import { readStaffRecipe } from './read-staff-recipe.ts'
import type { RecipeIdInput } from './schemas.ts'
import type { StaffRecipe } from './views.ts'

/**
 * A recipe with all that staff edit of it, drafts too.
 * @throws DomainError forbidden, not_found
 */
export async function getStaffRecipe(ctx: Ctx, { id }: RecipeIdInput): Promise<StaffRecipe> {
  policy.getStaffRecipe(ctx)
  return inTransaction(ctx, (ctx) => readStaffRecipe(ctx, id))
}
