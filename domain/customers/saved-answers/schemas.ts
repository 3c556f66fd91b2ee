import { z } from 'zod'
import type { savedAnswers } from '#database/schema/index.ts'
import { byLocale } from '#shared/kernel/locale.ts'
import { line, requiredText, wholeNumber } from '#shared/kernel/validation.ts'

const id = z.uuid('invalid')
const fields = {
  title: line(80),
  /** `{name}` and `{order}` stand for the sender's name and the order's number. */
  text: z.strictObject(byLocale(() => requiredText(3_000))),
}

export const createSavedAnswerInput = z.strictObject(fields)
export type CreateSavedAnswerInput = z.infer<typeof createSavedAnswerInput>

export const updateSavedAnswerInput = z.strictObject({
  ...fields,
  id,
  version: wholeNumber(1, 2_000_000_000),
})
export type UpdateSavedAnswerInput = z.infer<typeof updateSavedAnswerInput>

export const deleteSavedAnswerInput = z.strictObject({ id })
export type DeleteSavedAnswerInput = z.infer<typeof deleteSavedAnswerInput>

export const fillSavedAnswerInput = z.strictObject({ id, threadId: z.uuid('invalid') })
export type FillSavedAnswerInput = z.infer<typeof fillSavedAnswerInput>

export type SavedAnswer = Pick<typeof savedAnswers.$inferSelect, 'id' | 'title' | 'text' | 'version'>

export type UpdateSavedAnswerResult =
  | { ok: true }
  /** Somebody else has saved it in between; `by` is their name, where that is known. */
  | { ok: false; reason: 'changed'; current: SavedAnswer; by: string | null }
