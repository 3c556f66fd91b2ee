import { data, type RouterContextProvider, redirect } from 'react-router'
import { type FormReply, typedValues } from '#app/components/forms/form-reply.ts'
import { localeContext } from '#app/context.ts'
import { noticeCookie, secretCookie } from '#app/request/cookies.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { registerCustomer } from '#domain/customers/index.ts'
import { registerCustomerInput } from '#domain/customers/schemas.ts'
import { localizedPath } from '#shared/locale.ts'
import { toFieldErrors } from '#shared/validation.ts'

export type CustomerReply = FormReply<{ reason: 'email_taken' }>

export async function registerCustomerAction(
  context: Readonly<RouterContextProvider>,
  form: Map<string, string>,
) {
  const values = typedValues(form, ['email', 'firstName', 'lastName', 'phone', 'language'])
  const reply: CustomerReply = { intent: 'customer', values, errors: {} }
  const input = registerCustomerInput.safeParse(values)
  if (!input.success) {
    return data<CustomerReply>({ ...reply, errors: toFieldErrors(input.error) }, { status: 422 })
  }
  const result = await runVerb(context, (ctx) => registerCustomer(ctx, input.data))
  if (!result.ok)
    return data<CustomerReply>({ ...reply, refusal: { reason: result.reason } }, { status: 409 })
  const headers = new Headers({ 'set-cookie': noticeCookie('customer-registered') })
  // For the line that says whom was invited: an address in the URL would end up in logs.
  headers.append('set-cookie', secretCookie(context, 'invited', input.data.email, 60))
  return redirect(localizedPath('/create-customer', context.get(localeContext)), { status: 303, headers })
}
