import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { findAddressee } from '#domain/accounts/accounts/index.ts'
import { requireShop } from '#domain/kernel/guards.ts'
import type { JobHandlers, JobInput } from '#domain/base/jobs/schemas.ts'
import { unsubscribeOf } from '#domain/base/mail-consents/index.ts'
import { deliverMail } from '#domain/base/mails/index.ts'
import { newsletterMail, newsletterTexts, readView, writeNewsletter } from '../newsletters/index.ts'
import { sendBatch } from './send-batch.ts'
import { startNewsletter } from './start-newsletter.ts'

/** The jobs that send newsletters, for a lane of their own. */
export const newsletterJobs = {
  'start-newsletter': startNewsletter,
  'send-newsletter-batch': sendBatch,
} satisfies Partial<JobHandlers>

/** Somebody waits for a test. */
export const newsletterTestJobs = { 'send-newsletter-test': sendTest } satisfies Partial<JobHandlers>

async function sendTest(ctx: Ctx, input: JobInput<'send-newsletter-test'>): Promise<void> {
  requireShop(ctx)
  const { newsletterId, userId, language, jobId } = input
  const byShop = asShop(ctx)
  await deliverMail(byShop, {
    jobId,
    name: `newsletter-${newsletterId}-test-${jobId}`,
    async write() {
      const addressee = await findAddressee(byShop, { userId })
      if (!addressee) return undefined
      const written = await inTransaction(byShop, async (ctx) =>
        writeNewsletter(ctx, { newsletter: await readView(ctx, { id: newsletterId }), language }),
      )
      const subject = newsletterTexts[language].test(written.subject)
      const to = addressee.email
      const { url, headers } = unsubscribeOf(byShop, { email: to, topic: 'newsletter', language })
      return { ...newsletterMail({ ...written, subject }, { to, unsubscribeUrl: url }), headers }
    },
  })
}
