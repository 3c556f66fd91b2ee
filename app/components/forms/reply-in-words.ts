import type { ReactNode } from 'react'
import type { FieldErrorCode } from '#shared/kernel/validation.ts'
import { type AnyReply, isLost, type LostRequest } from './form-reply.ts'

/** A refusal in words, and the field it is about, if it is about one; or a question, which the same button answers. */
export type RefusalText = {
  text: string
  field?: string | undefined
  isQuestion?: boolean
  /** Stands below the text, in forms of the office. */
  details?: ReactNode
}

type Refusal<Reply extends AnyReply> = Exclude<NonNullable<Reply['refusal']>, LostRequest>

export type ReplyTexts<Reply extends AnyReply> = {
  fieldErrors?: Record<FieldErrorCode, string>
  refusalText?: ((refusal: Refusal<Reply>, reply: Reply) => RefusalText) | undefined
  /** Says that the server failed, instead of the words of all forms. */
  failedText?: ((reply: Reply) => string | undefined) | undefined
  /** For a form of one field: where every refusal is shown. */
  onlyField?: string | undefined
}

type ReplyInWords = {
  /** By the field's name. */
  errors: Partial<Record<string, string>>
  /** The refusal, where it is about no field. */
  notice: RefusalText | undefined
  /** The refusal, else what is wrong with the first field. */
  text: string | undefined
}

/**
 * Puts a reply into words.
 * @param lostTexts for requests that were lost, which any form may be
 */
export function replyInWords<Reply extends AnyReply>(
  reply: Reply | undefined,
  { fieldErrors, refusalText, failedText, onlyField }: ReplyTexts<Reply>,
  lostTexts: Record<LostRequest['reason'], string>,
): ReplyInWords {
  const errors: ReplyInWords['errors'] = {}
  for (const [name, code] of Object.entries(reply?.errors ?? {})) {
    if (code) errors[name] = fieldErrors?.[code]
  }
  const refusal = reply?.refusal
  if (!reply || !refusal) return { errors, notice: undefined, text: Object.values(errors)[0] }
  const said: RefusalText | undefined = isLost(refusal)
    ? {
        text:
          refusal.text ||
          (refusal.reason === 'unexpected' && failedText?.(reply)) ||
          lostTexts[refusal.reason],
      }
    : // Any other than those two: the compiler does not narrow what a type parameter has.
      refusalText?.(refusal as Refusal<Reply>, reply)
  const field = said?.field ?? onlyField
  if (said && field) errors[field] = said.text
  return { errors, notice: field ? undefined : said, text: said?.text ?? Object.values(errors)[0] }
}
