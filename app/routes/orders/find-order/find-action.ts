import { type FormReply, typedValues } from '#app/components/forms/form-reply.ts'
import { answer } from '#app/request/answer.ts'
import type { FormActions, FormRequest } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { mailOrderLink } from '#domain/orders/my-orders/index.ts'
import { mailOrderLinkInput } from '#domain/orders/my-orders/schemas.ts'
import { toFieldErrors } from '#shared/kernel/validation.ts'

export type FindReply = FormReply<{ reason: 'wait' }, { email: string }>

/** The action of this page's form. */
export const FIND_ACTIONS: FormActions<FindReply> = { find: findAction }

async function findAction({ context, form }: FormRequest) {
  const intent = 'find'
  const values = typedValues(form, ['number', 'email'])
  const input = mailOrderLinkInput.safeParse(values)
  if (!input.success) return answer<FindReply>({ intent, values, errors: toFieldErrors(input.error) })
  const result = await runVerb(context, (ctx) => mailOrderLink(ctx, input.data))
  if (!result.ok) return answer<FindReply>({ intent, values, refusal: { reason: 'wait' } })
  return answer<FindReply>({ intent, done: { email: input.data.email } })
}
