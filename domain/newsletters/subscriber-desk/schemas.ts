import { z } from 'zod'
import { keysetInput, type KeysetPage } from '#shared/kernel/keyset.ts'
import { type Locale, LOCALES } from '#shared/kernel/locale.ts'
import {
  type BounceReason,
  CONSENT_SOURCES,
  type ConsentSource,
  SUBSCRIBER_FILTERS,
  type SubscriptionState,
} from '#shared/base/consent.ts'
import type { MailTopic } from '#shared/base/mail-topics.ts'
import { optionalLine } from '#shared/kernel/validation.ts'

const filters = {
  /** A part of the address. */
  search: optionalLine(100),
  state: z.enum(SUBSCRIBER_FILTERS, 'unknown_value').optional(),
  language: z.enum(LOCALES, 'unknown_value').optional(),
  source: z.enum(CONSENT_SOURCES, 'unknown_value').optional(),
}
export const subscriberFilters = z.strictObject(filters)
export type SubscriberFilters = z.infer<typeof subscriberFilters>

export const listSubscribersInput = z.strictObject({ ...keysetInput, ...filters })
export type ListSubscribersInput = z.infer<typeof listSubscribersInput>

export const subscriberInput = z.strictObject({ subscriberId: z.uuid('invalid') })
export type SubscriberInput = z.infer<typeof subscriberInput>

/** A reader in the list, or somebody who asked to be one. */
export type SubscriberSummary = {
  id: string
  email: string
  state: SubscriptionState
  language: Locale
  /** The place where they last asked for the newsletter. */
  source: ConsentSource
  since: Date
  /** The reason that they get no mails about topics, whatever they consent to. */
  bounce: BounceReason | null
}
export type SubscriberList = KeysetPage<SubscriberSummary>

export type SubscriberView = SubscriberSummary & {
  /** The person's account, if they have one. */
  customerId: string | null
  /** Everything that they consent to now. */
  topics: MailTopic[]
  /** The newest first. */
  history: {
    topic: MailTopic
    isGiven: boolean
    wording: string
    language: Locale
    source: ConsentSource
    at: Date
    byName: string | null
  }[]
}
