import { and, eq } from 'drizzle-orm'
import { productImages } from '#database/schema/index.ts'
import { changesBetween, recordAudit } from '#domain/base/audit/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import { policy } from './policy.ts'
import type { DescribePictureInput, DescribeResult } from './schemas.ts'

/**
 * Says in both languages what a picture shows. Where somebody else has said so meanwhile, nothing is changed.
 * @throws DomainError forbidden, not_found
 */
export async function describePicture(
  ctx: Ctx,
  { productId, pictureId, altEn, altTh, version }: DescribePictureInput,
): Promise<DescribeResult> {
  const actor = policy.describePicture(ctx)
  return inTransaction(asShop(ctx), async (ctx): Promise<DescribeResult> => {
    const isThis = and(eq(productImages.productId, productId), eq(productImages.id, pictureId))
    const [current] = await ctx.db
      .select({ alt: productImages.alt, version: productImages.version })
      .from(productImages)
      .where(isThis)
      .for('update')
    if (!current) throw new DomainError('not_found', 'picture')
    const alt = { en: altEn, th: altTh }
    const changes = changesBetween(current.alt, alt)
    if (Object.keys(changes).length === 0) return { ok: true }
    if (current.version !== version) return { ok: false, reason: 'changed', current }
    await ctx.db
      .update(productImages)
      .set({ alt, version: version + 1 })
      .where(isThis)
    await recordAudit(ctx, {
      actorId: actor.id,
      action: 'picture.described',
      subjectId: productId,
      details: { picture: pictureId },
      changes,
    })
    return { ok: true }
  })
}
