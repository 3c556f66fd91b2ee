import { type FormReply, typedValues } from '#app/components/forms/form-reply.ts'
import { answer } from '#app/request/answer.ts'
import { secretCookie } from '#app/request/cookies.ts'
import { leadTo } from '#app/request/lead-to.ts'
import type { FormRequest } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { registerCustomer } from '#domain/customers/customers/index.ts'
import { registerCustomerInput } from '#domain/customers/customers/schemas.ts'
import { toFieldErrors } from '#shared/kernel/validation.ts'

export type CustomerReply = FormReply<{ reason: 'email_taken' }>

export async function registerCustomerAction({ context, intent, form }: FormRequest) {
  const values = typedValues(form, ['email', 'firstName', 'lastName', 'phone', 'language'])
  const input = registerCustomerInput.safeParse(values)
  if (!input.success) return answer<CustomerReply>({ intent, values, errors: toFieldErrors(input.error) })
  const result = await runVerb(context, (ctx) => registerCustomer(ctx, input.data))
  if (!result.ok) return answer<CustomerReply>({ intent, values, refusal: result }, { status: 409 })
  // For the line that says who was invited: an address in the URL would end up in logs.
  const cookies = [secretCookie(context, 'invited', input.data.email, 60)]
  return leadTo(context, '/create-customer', { notice: 'customer-registered', cookies })
}
