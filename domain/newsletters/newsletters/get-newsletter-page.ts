import type { Locale } from '#shared/kernel/locale.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { newsletterMail, writeNewsletter } from './newsletter-mail.ts'
import { policy } from './policy.ts'
import { readBlockChoices } from './read-block-choices.ts'
import { readView } from './read-view.ts'
import type { NewsletterIdInput, NewsletterPage } from './schemas.ts'

/**
 * A newsletter, what its blocks may lead to, and the text that its readers would get now.
 * @throws DomainError forbidden, not_found
 */
export async function getNewsletterPage(ctx: Ctx, { id }: NewsletterIdInput): Promise<NewsletterPage> {
  policy.getNewsletterPage(ctx)
  return inTransaction(asShop(ctx), async (ctx) => {
    const newsletter = await readView(ctx, { id })
    const textIn = async (language: Locale) => {
      const written = await writeNewsletter(ctx, { newsletter, language })
      return newsletterMail(written, { to: '', unsubscribeUrl: '#' }).text
    }
    return {
      newsletter,
      choices: await readBlockChoices(ctx),
      previews: { en: await textIn('en'), th: await textIn('th') },
    }
  })
}
