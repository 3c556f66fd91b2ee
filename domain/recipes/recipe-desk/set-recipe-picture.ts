import { eq } from 'drizzle-orm'
import { recipes } from '#database/schema/index.ts'
import { recordAudit } from '#domain/base/audit/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { storePicture } from '#domain/base/media/index.ts'
import { policy } from './policy.ts'
import { lockRecipe } from './read-staff-recipe.ts'
import type { RecipePictureResult } from './schemas.ts'

/**
 * Shows an uploaded file as the picture of a recipe. What it shows, in words, is saved with the recipe's texts.
 * @throws DomainError forbidden, not_found
 */
export async function setRecipePicture(
  ctx: Ctx,
  { id, file }: { id: string; file: Uint8Array },
): Promise<RecipePictureResult> {
  const actor = policy.setRecipePicture(ctx)
  const byShop = asShop(ctx)
  await inTransaction(byShop, (ctx) => lockRecipe(ctx, id))
  const stored = await storePicture(byShop, { file })
  if (!stored.ok) return stored
  return inTransaction(byShop, async (ctx): Promise<RecipePictureResult> => {
    const { picture, title } = await lockRecipe(ctx, id)
    // The form of the texts does not hold it, so it is no new version of what that was made from.
    await ctx.db.update(recipes).set({ picture: stored.name, updatedAt: ctx.now() }).where(eq(recipes.id, id))
    await recordAudit(ctx, {
      actorId: actor.id,
      action: 'recipe.picture',
      subjectId: id,
      details: { name: title.en },
      changes: { picture: { before: picture, after: stored.name } },
    })
    return { ok: true }
  })
}
