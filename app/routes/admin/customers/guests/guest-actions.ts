import { type FormReply, typedValues } from '#app/components/forms/form-reply.ts'
import { answer } from '#app/request/answer.ts'
import { leadTo } from '#app/request/lead-to.ts'
import type { FormActions, FormRequest } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { eraseGuest } from '#domain/customers/data-requests/index.ts'
import { guestInput } from '#domain/customers/data-requests/schemas.ts'
import { toFieldErrors } from '#shared/kernel/validation.ts'

export type GuestReply = FormReply<{ reason: 'other_address' }>

export const GUEST_ACTIONS: FormActions<GuestReply> = { erase: eraseAction }

async function eraseAction({ context, intent, form }: FormRequest) {
  const values = typedValues(form, ['email'])
  const input = guestInput.safeParse(values)
  if (!input.success) return answer<GuestReply>({ intent, values, errors: toFieldErrors(input.error) })
  // Typed again, so that nobody is erased by a slip.
  if (input.data.email !== form.get('whom')) {
    return answer<GuestReply>({ intent, values, refusal: { reason: 'other_address' } })
  }
  await runVerb(context, (ctx) => eraseGuest(ctx, input.data))
  return leadTo(context, '/admin/guests', { notice: 'person-erased' })
}
