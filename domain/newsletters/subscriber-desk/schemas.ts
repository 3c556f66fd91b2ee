import { z } from 'zod'
import { keysetInput } from '#shared/kernel/keyset.ts'
import { LOCALES } from '#shared/kernel/locale.ts'
import { CONSENT_SOURCES, SUBSCRIBER_FILTERS } from '#shared/base/consent.ts'
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
