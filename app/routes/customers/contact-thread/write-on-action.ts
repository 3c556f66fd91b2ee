import type { ContactReply } from '#app/components/customers/contact-reply.ts'
import { typedValues } from '#app/components/forms/form-reply.ts'
import { answer } from '#app/request/answer.ts'
import { leadTo } from '#app/request/lead-to.ts'
import type { FormRequest } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { getContactForm, writeOn } from '#domain/customers/contact-threads/index.ts'
import { writeOnInput } from '#domain/customers/contact-threads/schemas.ts'
import { toFieldErrors } from '#shared/kernel/validation.ts'

/** The sender writes again. */
export async function writeOnAction({ context, intent, form, key }: FormRequest & { key: string }) {
  const values = typedValues(form, ['text', 'formKey'])
  const input = writeOnInput.safeParse({ ...values, key })
  if (!input.success) return answer<ContactReply>({ intent, values, errors: toFieldErrors(input.error) })
  const result = await runVerb(context, (ctx) => writeOn(ctx, input.data))
  if (result.ok) return leadTo(context, { to: '/contact/:key', params: { key } }, { notice: 'message-sent' })
  const { ok: _, ...refusal } = result
  const { formKey } = refusal.reason === 'stale_form' ? await runVerb(context, getContactForm) : values
  return answer<ContactReply>({ intent, values: { ...values, ...(formKey && { formKey }) }, refusal })
}
