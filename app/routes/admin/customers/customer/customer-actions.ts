import type { z } from 'zod'
import { typedValues } from '#app/components/forms/form-reply.ts'
import { answer } from '#app/request/answer.ts'
import { leadTo } from '#app/request/lead-to.ts'
import type { FormActions } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import {
  addCustomerNote,
  lockAccount,
  resendInvitation,
  sendPasswordReset,
  unlockAccount,
  updateCustomer,
  withdrawConsent,
  withdrawInvitation,
} from '#domain/customers/customer-desk/index.ts'
import {
  aboutCustomerInput,
  addCustomerNoteInput,
  updateCustomerInput,
} from '#domain/customers/customer-desk/schemas.ts'
import { eraseCustomer } from '#domain/customers/data-requests/index.ts'
import { eraseCustomerInput } from '#domain/customers/data-requests/schemas.ts'
import { endSessionsOf } from '#domain/accounts/sign-in/index.ts'
import { endSessionsOfInput } from '#domain/accounts/sign-in/schemas.ts'
import type { Notice } from '#shared/messages/en/notices.ts'
import { toFieldErrors } from '#shared/kernel/validation.ts'
import type { CustomerForm, CustomerRefusal, CustomerReply } from './customer-reply.ts'

type Verb<Input> = (
  ctx: Ctx,
  input: Input,
) => Promise<void | { ok: true } | ({ ok: false } & CustomerRefusal)>

type Options = {
  notice: Notice
  /** The fields that stay as they were typed. */
  fields?: string[]
  /** True if the verb asks for the person's address, not their id. */
  isAboutEmail?: boolean
  /** The person is gone afterwards: the way leads to the list. */
  isEnd?: boolean
}

/** Returns the action of a form: calls the verb with its fields, and leads back to the page. */
function doing<Schema extends z.ZodType>(
  schema: Schema,
  verb: Verb<z.output<Schema>>,
  { notice, fields = [], isAboutEmail = false, isEnd = false }: Options,
) {
  return async ({ context, intent, form, customerId }: CustomerForm) => {
    const values = typedValues(form, fields)
    const version = form.has('version') ? { version: Number(form.get('version')) } : {}
    const whom = isAboutEmail ? {} : { customerId }
    const input = schema.safeParse({ ...whom, ...values, ...version })
    if (!input.success) return answer<CustomerReply>({ intent, values, errors: toFieldErrors(input.error) })
    const result = await runVerb(context, (ctx) => verb(ctx, input.data))
    if (result && !result.ok) {
      const { ok: _, ...refusal } = result
      return answer<CustomerReply>({ intent, values, refusal })
    }
    if (isEnd) return leadTo(context, '/admin/customers', { notice })
    return leadTo(context, { to: '/admin/customers/:id', params: { id: customerId } }, { notice })
  }
}

/** The actions of this page's forms. */
export const CUSTOMER_ACTIONS: FormActions<CustomerReply, { customerId: string }> = {
  note: doing(addCustomerNoteInput, addCustomerNote, { notice: 'customer-noted', fields: ['text'] }),
  'withdraw-consent': doing(aboutCustomerInput, withdrawConsent, { notice: 'consent-withdrawn' }),
  correct: doing(updateCustomerInput, updateCustomer, {
    notice: 'customer-saved',
    fields: ['firstName', 'lastName', 'phone', 'language'],
  }),
  invite: doing(aboutCustomerInput, resendInvitation, { notice: 'invitation-sent' }),
  'withdraw-invitation': doing(aboutCustomerInput, withdrawInvitation, {
    notice: 'invitation-withdrawn',
    isEnd: true,
  }),
  reset: doing(aboutCustomerInput, sendPasswordReset, { notice: 'reset-sent' }),
  'end-sessions': doing(endSessionsOfInput, endSessionsOf, {
    notice: 'sessions-ended-of',
    fields: ['email'],
    isAboutEmail: true,
  }),
  lock: doing(aboutCustomerInput, lockAccount, { notice: 'account-locked' }),
  unlock: doing(aboutCustomerInput, unlockAccount, { notice: 'account-unlocked' }),
  erase: doing(eraseCustomerInput, eraseCustomer, {
    notice: 'person-erased',
    fields: ['email'],
    isEnd: true,
  }),
}
