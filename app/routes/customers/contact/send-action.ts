import type { ContactReply } from '#app/components/customers/contact-reply.ts'
import { typedValues } from '#app/components/forms/form-reply.ts'
import { localeContext } from '#app/request/context.ts'
import { answer } from '#app/request/answer.ts'
import { leadTo } from '#app/request/lead-to.ts'
import type { FormRequest } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { getContactForm, sendMessage } from '#domain/customers/contact-threads/index.ts'
import { sendMessageInput } from '#domain/customers/contact-threads/schemas.ts'
import { toFieldErrors } from '#shared/kernel/validation.ts'

/** Sends the message. Whatever is wrong with it, everything that was typed comes back, with a key that works. */
export async function sendAction({ context, intent, form }: FormRequest) {
  const values = typedValues(form, ['topic', 'name', 'email', 'orderNumber', 'text', 'formKey'])
  const input = sendMessageInput.safeParse({
    ...values,
    trap: form.get('website'),
    language: context.get(localeContext),
  })
  if (!input.success) return answer<ContactReply>({ intent, values, errors: toFieldErrors(input.error) })
  const result = await runVerb(context, (ctx) => sendMessage(ctx, input.data))
  if (result.ok) {
    return leadTo(context, { to: '/contact', search: { sent: result.number }, hash: 'sent' })
  }
  const { ok: _, ...refusal } = result
  const { formKey } = refusal.reason === 'stale_form' ? await runVerb(context, getContactForm) : values
  return answer<ContactReply>({ intent, values: { ...values, ...(formKey && { formKey }) }, refusal })
}
