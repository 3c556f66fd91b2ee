import { z } from 'zod'
import { BOUNCE_REASONS, CONSENT_SOURCES, SUBSCRIPTION_STATES } from '#shared/base/consent.ts'
import { MAIL_TOPICS } from '#shared/base/mail-topics.ts'
import { keysetPageOf } from '#shared/kernel/keyset.ts'
import { LOCALES } from '#shared/kernel/locale.ts'
import { instant } from '#shared/kernel/view-fields.ts'

/** A reader in the list, or somebody who asked to be one. */
export const subscriberSummary = z.object({
  id: z.uuid(),
  email: z.string(),
  state: z.enum(SUBSCRIPTION_STATES),
  language: z.enum(LOCALES),
  /** The place where they last asked for the newsletter. */
  source: z.enum(CONSENT_SOURCES),
  since: instant,
  bounce: z.enum(BOUNCE_REASONS).nullable().describe('Why they are mailed about no topic.'),
})
export type SubscriberSummary = z.infer<typeof subscriberSummary>

export const subscriberList = keysetPageOf(subscriberSummary)
export type SubscriberList = z.infer<typeof subscriberList>

export const subscriberView = subscriberSummary.extend({
  /** The person's account, if they have one. */
  customerId: z.uuid().nullable(),
  /** Everything that they consent to now. */
  topics: z.array(z.enum(MAIL_TOPICS)),
  /** The newest first. */
  history: z.array(
    z.object({
      topic: z.enum(MAIL_TOPICS),
      isGiven: z.boolean(),
      wording: z.string(),
      language: z.enum(LOCALES),
      source: z.enum(CONSENT_SOURCES),
      at: instant,
      byName: z.string().nullable(),
    }),
  ),
})
export type SubscriberView = z.infer<typeof subscriberView>
