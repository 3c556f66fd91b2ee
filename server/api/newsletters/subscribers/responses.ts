import { z } from 'zod'
import type { SubscriberList, SubscriberView } from '#domain/newsletters/subscriber-desk/schemas.ts'
import { LOCALES } from '#shared/kernel/locale.ts'
import { BOUNCE_REASONS, CONSENT_SOURCES, SUBSCRIPTION_STATES } from '#shared/base/consent.ts'
import { MAIL_TOPICS } from '#shared/base/mail-topics.ts'
import { instant } from '../../response-fields.ts'

const summary = {
  id: z.uuid(),
  email: z.string(),
  state: z.enum(SUBSCRIPTION_STATES),
  language: z.enum(LOCALES),
  source: z.enum(CONSENT_SOURCES),
  since: instant,
  bounce: z.enum(BOUNCE_REASONS).nullable().describe('Why they are mailed about no topic.'),
}

export const subscriberListResponse = z.object({
  items: z.array(z.object(summary)),
  previous: z.string().nullable(),
  next: z.string().nullable(),
}) satisfies z.ZodType<SubscriberList>

export const subscriberResponse = z.object({
  ...summary,
  customerId: z.uuid().nullable(),
  topics: z.array(z.enum(MAIL_TOPICS)),
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
}) satisfies z.ZodType<SubscriberView>
