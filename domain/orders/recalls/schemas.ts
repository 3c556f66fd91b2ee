import { z } from 'zod'
import { byLocale } from '#shared/kernel/locale.ts'
import { requiredOr } from '#shared/kernel/validation.ts'

export const batchId = z.uuid('invalid')

/** A text of a few lines for the buyers, in one language. */
const told = z
  .string({ error: requiredOr('invalid') })
  .trim()
  .min(1, 'required')
  .max(1_000, 'too_long')
  .refine(
    (text) => !/\p{Cc}/u.test(text.replace(/[\r\n\t]/g, ' ')) && text.isWellFormed(),
    'control_characters',
  )
const inBoth = z.strictObject(byLocale(() => told))

export const recallBatchInput = z.strictObject({
  batchId,
  /** The reason, as the buyers are told. */
  reason: inBoth,
  /** The advice on what to do with the jars. */
  advice: inBoth,
})
export type RecallBatchInput = z.infer<typeof recallBatchInput>

export type RecallBatchResult =
  /** `missing`: how many jars that are ordered and not packed are no longer there. */
  { ok: true; mails: number; missing: number } | { ok: false; reason: 'already_recalled' }

/** A page shows so many orders of a batch. */
export const MOST_ORDERS = 200
