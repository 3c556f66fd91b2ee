import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { newsletterSubscriptions } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction, type ShopCtx } from '#domain/kernel/context.ts'
import { requireShop } from '#domain/kernel/guards.ts'
import { HOUR } from '#shared/kernel/durations.ts'
import type { JobInput, Jobs, RecurringJob } from '../jobs/schemas.ts'
import { deliverMail } from '../mails/index.ts'
import { getShop } from '../settings/index.ts'
import { digestOf, newToken } from '#domain/kernel/tokens.ts'
import { alreadySubscribedMail, confirmationMail } from './subscription-mails.ts'
import { unsubscribeOf } from './unsubscribe-of.ts'
import { forgetPendingSubscriptions, subscriptionsKeptFor } from './forget-pending-subscriptions.ts'

declare module '../jobs/schemas.ts' {
  interface JobPayloads {
    'send-subscription-mail': { subscriptionId: string }
  }
  interface RecurringJobs extends Recurring {}
}

/** The mail that answers the form of the newsletter. Only the last has a link that works. */
export const subscriptionMailJobs = {
  'send-subscription-mail': {
    lane: 'orders',
    sequence: ({ subscriptionId }) => `send-subscription-mail ${subscriptionId}`,
    run: sendSubscriptionMail,
  },
} satisfies Partial<Jobs>

/** Done again and again; docs/guides/data-kept.md says what it deletes. */
export const recurringConsentJobs = {
  'forget-subscriptions': {
    interval: { everyMs: HOUR },
    keeps: subscriptionsKeptFor,
    run: forgetPendingSubscriptions,
  },
} satisfies Record<string, RecurringJob>
type Recurring = typeof recurringConsentJobs

/** Makes and mails the link that confirms a subscription, or says that it is in force. Each attempt makes a new link. */
async function sendSubscriptionMail(ctx: Ctx, job: JobInput<'send-subscription-mail'>): Promise<void> {
  requireShop(ctx)
  const { subscriptionId } = job
  await deliverMail(asShop(ctx), {
    job,
    name: `subscription-${randomUUID()}`,
    async write() {
      const issued = await issueLink(asShop(ctx), subscriptionId)
      if (!issued) return undefined
      const { email, language, token } = issued
      const shop = await getShop(ctx)
      if (token !== undefined) return confirmationMail({ email, language, token }, shop)
      const unsubscribe = unsubscribeOf(ctx, { email, topic: 'newsletter', language })
      return alreadySubscribedMail({ email, language, unsubscribe }, shop)
    },
  })
}

/** Without a token where the subscription is in force; undefined where it is gone or was ended. */
async function issueLink(ctx: ShopCtx, id: string) {
  return inTransaction(ctx, async (ctx) => {
    const isIt = eq(newsletterSubscriptions.id, id)
    const [row] = await ctx.db
      .select({
        email: newsletterSubscriptions.email,
        language: newsletterSubscriptions.language,
        state: newsletterSubscriptions.state,
      })
      .from(newsletterSubscriptions)
      .where(isIt)
      .for('update')
    if (!row || row.state === 'unsubscribed') return undefined
    if (row.state === 'subscribed') return { ...row, token: undefined }
    const token = newToken()
    await ctx.db
      .update(newsletterSubscriptions)
      .set({ tokenHash: digestOf(token) })
      .where(isIt)
    return { ...row, token }
  })
}
