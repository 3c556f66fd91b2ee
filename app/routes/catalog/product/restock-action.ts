import { type FormReply, typedValues } from '#app/components/forms/form-reply.ts'
import { localeContext } from '#app/request/context.ts'
import { answer } from '#app/request/answer.ts'
import type { FormRequest } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { askForRestock } from '#domain/catalog/back-in-stock/index.ts'
import { type AskForRestockResult, askForRestockInput } from '#domain/catalog/back-in-stock/schemas.ts'
import { toFieldErrors } from '#shared/kernel/validation.ts'
import { textsOf } from '#shared/messages/texts-of.ts'

/** The answer to who wants to be told; `asked`: the address has to be proved first. */
export type RestockReply = FormReply<Extract<AskForRestockResult, { ok: false }>, 'waiting' | 'asked'>

/** Somebody wants to be told when the product is back. The words they agree to are those that stood at the form. */
export async function restockAction({
  context,
  form,
  intent,
  productId,
}: FormRequest & { productId: string }) {
  const values = typedValues(form, ['email'])
  const language = context.get(localeContext)
  const { wording } = textsOf(language).backInStock
  const input = askForRestockInput.safeParse({
    // The size, where the page has several.
    productId: form.get('productId') ?? productId,
    ...values,
    language,
    wording,
  })
  if (!input.success) return answer<RestockReply>({ intent, values, errors: toFieldErrors(input.error) })
  const result = await runVerb(context, (ctx) => askForRestock(ctx, input.data))
  if (!result.ok) return answer<RestockReply>({ intent, values, refusal: result })
  return answer<RestockReply>({ intent, values, done: result.isProved ? 'waiting' : 'asked' })
}
