import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { findAddressee } from '#domain/accounts/accounts/index.ts'
import { requireShop } from '#domain/kernel/guards.ts'
import type { Locale } from '#shared/kernel/locale.ts'
import { HOUR } from '#shared/kernel/durations.ts'
import type { JobInput, Jobs, RecurringJob } from '#domain/base/jobs/schemas.ts'
import { unsubscribeOf } from '#domain/base/mail-consents/index.ts'
import { deliverMail } from '#domain/base/mails/index.ts'
import { newsletterMail, newsletterTexts, readView, writeNewsletter } from '../newsletters/index.ts'
import { sendBatch } from './send-batch.ts'
import { startNewsletter } from './start-newsletter.ts'
import { deliveriesKeptFor, forgetDeliveries } from './forget-deliveries.ts'

/** The step of the newsletter that the job was stored for, and how often the mail server has taken nothing since it did. */
type NewsletterStep = { newsletterId: string; step: number; failures: number }

declare module '#domain/base/jobs/schemas.ts' {
  interface JobPayloads {
    'start-newsletter': NewsletterStep
    'send-newsletter-batch': NewsletterStep
    'send-newsletter-test': { newsletterId: string; userId: string; language: Locale }
  }
  interface RecurringJobs extends Recurring {}
}

/** Sends newsletters. Batches follow each other, so that all processes together keep to the rate. */
export const newsletterJobs = {
  'start-newsletter': { lane: 'newsletters', run: startNewsletter },
  'send-newsletter-batch': { lane: 'newsletters', sequence: () => 'newsletters', run: sendBatch },
  // Somebody waits for a test.
  'send-newsletter-test': { lane: 'orders', run: sendTest },
} satisfies Partial<Jobs>

/** Done again and again; docs/guides/data-kept.md says what it deletes. */
export const recurringNewsletterJobs = {
  'forget-deliveries': { interval: { everyMs: 6 * HOUR }, keeps: deliveriesKeptFor, run: forgetDeliveries },
} satisfies Record<string, RecurringJob>
type Recurring = typeof recurringNewsletterJobs

async function sendTest(ctx: Ctx, input: JobInput<'send-newsletter-test'>): Promise<void> {
  requireShop(ctx)
  const { newsletterId, userId, language, jobId } = input
  const byShop = asShop(ctx)
  await deliverMail(byShop, {
    job: input,
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
