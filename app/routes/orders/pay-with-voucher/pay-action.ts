import { type FormReply, typedValues } from '#app/components/forms/form-reply.ts'
import { answer } from '#app/request/answer.ts'
import { localeContext } from '#app/request/context.ts'
import { leadTo } from '#app/request/lead-to.ts'
import { voucherProblemInWords } from '#app/request/orders/voucher-in-words.ts'
import type { FormRequest } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { payWithVoucher } from '#domain/orders/payments/index.ts'
import { payWithVoucherInput } from '#domain/orders/payments/schemas.ts'
import { toFieldErrors } from '#shared/kernel/validation.ts'

type Reply = FormReply<{ reason: 'refused'; text: string }>

/** Pays with the voucher whose code was typed, and leads back to the order, which says what is left to pay. */
export async function payAction({ context, intent, form, key }: FormRequest & { key: string }) {
  const language = context.get(localeContext)
  const values = typedValues(form, ['code'])
  const input = payWithVoucherInput.safeParse({ accessKey: key, language, ...values })
  if (!input.success) return answer<Reply>({ intent, values, errors: toFieldErrors(input.error) })
  const result = await runVerb(context, (ctx) => payWithVoucher(ctx, input.data))
  if (result.ok) {
    const notice = result.dueCents > 0 ? 'voucher-paid-part' : 'voucher-paid'
    return leadTo(context, { to: '/order/:key', params: { key } }, { notice })
  }
  if (result.reason === 'nothing_to_pay' || result.reason === 'not_for_vouchers') {
    // The page says it.
    return leadTo(context, { to: '/order/:key/voucher', params: { key } })
  }
  const text = voucherProblemInWords(context, result)
  return answer<Reply>({ intent, values, refusal: { reason: 'refused', text } }, { status: 409 })
}
