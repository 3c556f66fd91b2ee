import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { newsletterMail, writeNewsletter } from './newsletter-mail.ts'
import { policy } from './policy.ts'
import { readView } from './read-view.ts'
import type { PreviewNewsletterInput } from './schemas.ts'
import type { NewsletterPreview } from './views.ts'

/**
 * A newsletter as its reader would get it now; its link to unsubscribe leads nowhere.
 * @throws DomainError forbidden, not_found
 */
export async function previewNewsletter(
  ctx: Ctx,
  { id, language }: PreviewNewsletterInput,
): Promise<NewsletterPreview> {
  policy.previewNewsletter(ctx)
  return inTransaction(asShop(ctx), async (ctx) => {
    const written = await writeNewsletter(ctx, { newsletter: await readView(ctx, { id }), language })
    const { subject, text, html } = newsletterMail(written, { to: '', unsubscribeUrl: '#' })
    return { subject, preview: written.preview, text, html }
  })
}
