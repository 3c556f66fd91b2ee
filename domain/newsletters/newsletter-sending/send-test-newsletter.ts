import { LOCALES } from '#shared/kernel/locale.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { enqueueJob } from '#domain/base/jobs/index.ts'
import { lockNewsletter } from '../newsletters/index.ts'
import { policy } from './policy.ts'
import type { NewsletterIdInput } from '../newsletters/schemas.ts'

/**
 * Mails a newsletter, as it is saved, to the member of staff who asks, once in each language.
 * @throws DomainError forbidden, not_found
 */
export async function sendTestNewsletter(ctx: Ctx, { id }: NewsletterIdInput): Promise<void> {
  const actor = policy.sendTestNewsletter(ctx)
  await inTransaction(asShop(ctx), async (ctx) => {
    await lockNewsletter(ctx, { id })
    for (const language of LOCALES) {
      await enqueueJob(ctx, { kind: 'send-newsletter-test', newsletterId: id, userId: actor.id, language })
    }
  })
}
