import { eq } from 'drizzle-orm'
import { recipes } from '#database/schema/index.ts'
import { recordAudit } from '#domain/base/audit/index.ts'
import { asShop, type Ctx } from '#domain/kernel/context.ts'
import { storePictureOf } from '#domain/base/media/index.ts'
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
  return storePictureOf(asShop(ctx), {
    file,
    find: (ctx) => lockRecipe(ctx, id),
    async show(ctx, { name }): Promise<RecipePictureResult> {
      const { picture, title } = await lockRecipe(ctx, id)
      // The form of the texts does not hold it, so it is no new version of what that was made from.
      await ctx.db.update(recipes).set({ picture: name, updatedAt: ctx.now() }).where(eq(recipes.id, id))
      await recordAudit(ctx, {
        actorId: actor.id,
        action: 'recipe.picture',
        subjectId: id,
        details: { name: title.en },
        changes: { picture: { before: picture, after: name } },
      })
      return { ok: true }
    },
  })
}
