import { z } from 'zod'
import { type NewsletterState, SENDING_STEPS } from '#shared/newsletters/newsletter-fields.ts'
import { requiredOr } from '#shared/kernel/validation.ts'
import { newsletterId, newsletterVersion } from '../newsletters/schemas.ts'
import type { NewsletterFault } from '../newsletters/views.ts'

export const sendNewsletterInput = z.strictObject({
  id: newsletterId,
  /** The version that was read: if somebody has changed it since, it is not sent. */
  version: newsletterVersion,
  /** When the sending begins; at once if absent. */
  at: z.iso
    .datetime({ offset: true, error: requiredOr('invalid') })
    .transform((text) => new Date(text))
    .optional(),
})
export type SendNewsletterInput = z.infer<typeof sendNewsletterInput>
export type SendNewsletterResult =
  | { ok: true }
  | { ok: false; reason: 'changed' | 'not_a_draft' | 'nobody' | 'in_the_past' }
  | { ok: false; reason: 'incomplete'; faults: NewsletterFault[] }

export const changeSendingInput = z.strictObject({
  id: newsletterId,
  step: z.enum(SENDING_STEPS, { error: requiredOr('unknown_value') }),
})
export type ChangeSendingInput = z.infer<typeof changeSendingInput>
export type ChangeSendingResult = { ok: true } | { ok: false; reason: 'wrong_state'; state: NewsletterState }
