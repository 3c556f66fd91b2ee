import type { FormValues } from '#app/components/admin/fields/field-kinds.ts'
import type { AnyReply } from '#app/components/forms/form-reply.ts'
import { answer } from './answer.ts'

/**
 * The answer where somebody else has saved in between. Sent again, the form replaces what it shows now.
 * @param current what is saved now, in the fields' own words
 */
export function answerChanged<Reply extends AnyReply>(
  { intent, values }: { intent: string; values: FormValues },
  { current, by }: { current: FormValues; by: string | null },
) {
  const version = current['version'] ?? ''
  const refusal = { reason: 'changed', current, by }
  const reply: AnyReply = { intent, values: { ...values, version }, errors: {}, refusal }
  // Every form that edits has this refusal; the compiler does not see that of a type parameter.
  return answer<Reply>(reply as Reply, { status: 409 })
}
