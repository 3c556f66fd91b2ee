import { eq } from 'drizzle-orm'
import { newsletters } from '#database/schema/index.ts'
import { MOST_BLOCKS } from '#shared/newsletters/newsletter-fields.ts'
import type { NewsletterBlock } from '#shared/newsletters/newsletter-content.ts'
import { asShop, type Ctx } from '#domain/kernel/context.ts'
import { storePictureOf } from '#domain/base/media/index.ts'
import { lockNewsletter } from './internal.ts'
import { policy } from './policy.ts'
import type { AddPictureResult } from './schemas.ts'
import { NO_TEXT } from '#shared/kernel/locale.ts'

/**
 * Adds an uploaded file to a draft, as its last part.
 * @throws DomainError forbidden, not_found
 */
export async function addNewsletterPicture(
  ctx: Ctx,
  { id, file }: { id: string; file: Uint8Array },
): Promise<AddPictureResult> {
  policy.addNewsletterPicture(ctx)
  return storePictureOf(asShop(ctx), {
    file,
    find: (ctx) => lockNewsletter(ctx, { id }),
    async show(ctx, { name }): Promise<AddPictureResult> {
      const { state, blocks, version } = await lockNewsletter(ctx, { id })
      if (state !== 'draft') return { ok: false, reason: 'not_a_draft' }
      if (blocks.length >= MOST_BLOCKS) return { ok: false, reason: 'too_many' }
      const picture: NewsletterBlock = { kind: 'picture', name, alt: NO_TEXT }
      await ctx.db
        .update(newsletters)
        .set({ blocks: [...blocks, picture], version: version + 1 })
        .where(eq(newsletters.id, id))
      return { ok: true, version: version + 1 }
    },
  })
}
