import { type FormReply, typedValues } from '#app/components/forms/form-reply.ts'
import { answer } from '#app/request/answer.ts'
import { leadTo } from '#app/request/lead-to.ts'
import type { FormRequest } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { typedAmount } from '#app/request/typed/typed-amount.ts'
import { giveVoucher } from '#domain/orders/voucher-desk/index.ts'
import { giveVoucherInput, type GiveVoucherResult } from '#domain/orders/voucher-desk/schemas.ts'
import { toFieldErrors } from '#shared/kernel/validation.ts'

export type GiveReply = FormReply<Extract<GiveVoucherResult, { ok: false }>>

const FIELDS = [
  'amountCents',
  'card.toName',
  'card.toEmail',
  'card.fromName',
  'card.message',
  'card.sendsOn',
  'card.locale',
  'reason',
] as const

/** Gives the voucher, and leads to it. */
export async function giveVoucherAction({ context, intent, form }: FormRequest) {
  const values = typedValues(form, FIELDS)
  const input = giveVoucherInput.safeParse({
    key: form.get('key'),
    amountCents: typedAmount(values.amountCents),
    card: {
      toName: values['card.toName'],
      toEmail: values['card.toEmail'],
      fromName: values['card.fromName'],
      message: values['card.message'],
      sendsOn: values['card.sendsOn'],
      locale: values['card.locale'],
    },
    reason: values.reason,
  })
  if (!input.success) return answer<GiveReply>({ intent, values, errors: toFieldErrors(input.error) })
  const given = await runVerb(context, (ctx) => giveVoucher(ctx, input.data))
  if (!given.ok) return answer<GiveReply>({ intent, values, refusal: given })
  return leadTo(
    context,
    { to: '/admin/vouchers/:id', params: { id: given.voucherId } },
    { notice: 'voucher-given' },
  )
}
