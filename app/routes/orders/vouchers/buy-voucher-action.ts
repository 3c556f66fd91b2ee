import { type FormReply, typedValues } from '#app/components/forms/form-reply.ts'
import { answer } from '#app/request/answer.ts'
import { badRequest } from '#app/request/bad-request.ts'
import { localeContext } from '#app/request/context.ts'
import { leadTo } from '#app/request/lead-to.ts'
import type { FormRequest } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { typedAmount } from '#app/request/typed/typed-amount.ts'
import { placeVoucher } from '#domain/orders/checkout/index.ts'
import {
  idempotencyKey,
  placeVoucherInput,
  type PlaceVoucherResult,
} from '#domain/orders/checkout/schemas.ts'
import { toFieldErrors } from '#shared/kernel/validation.ts'

export type VoucherReply = FormReply<Exclude<PlaceVoucherResult, { ok: true }>>

const FIELDS = [
  'amountCents',
  'card.toName',
  'card.toEmail',
  'card.fromName',
  'card.message',
  'card.sendsOn',
  'card.locale',
  'buyer.name',
  'buyer.email',
  'payment',
] as const

/** Orders the voucher, and leads to where it is paid. */
export async function buyVoucherAction({ context, intent, form }: FormRequest) {
  const key = idempotencyKey.safeParse(form.get('key'))
  if (!key.success) throw badRequest()
  const values = typedValues(form, FIELDS)
  const input = placeVoucherInput.safeParse({
    amountCents: typedAmount(values.amountCents),
    card: {
      toName: values['card.toName'],
      toEmail: values['card.toEmail'],
      fromName: values['card.fromName'],
      message: values['card.message'],
      sendsOn: values['card.sendsOn'],
      locale: values['card.locale'],
    },
    buyer: { name: values['buyer.name'], email: values['buyer.email'] },
    payment: values.payment,
    language: context.get(localeContext),
  })
  if (!input.success) return answer<VoucherReply>({ intent, values, errors: toFieldErrors(input.error) })
  const placed = await runVerb(context, (ctx) =>
    placeVoucher(ctx, { ...input.data, idempotencyKey: key.data }),
  )
  if (!placed.ok) return answer<VoucherReply>({ intent, values, refusal: placed })
  const params = { key: placed.order.accessKey }
  return leadTo(context, { to: placed.isPaidElsewhere ? '/order/:key/pay' : '/order/:key', params })
}
