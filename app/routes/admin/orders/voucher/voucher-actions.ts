import { type FormReply, typedValues } from '#app/components/forms/form-reply.ts'
import { answer } from '#app/request/answer.ts'
import { leadTo } from '#app/request/lead-to.ts'
import type { FormActions, FormRequest } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { typedAmount } from '#app/request/typed/typed-amount.ts'
import { replaceVoucherCard, takeVoucherAtDoor } from '#domain/orders/voucher-desk/index.ts'
import {
  replaceCardInput,
  takeVoucherInput,
  type TakeVoucherResult,
} from '#domain/orders/voucher-desk/schemas.ts'
import { toFieldErrors } from '#shared/kernel/validation.ts'

export type VoucherReply = FormReply<Exclude<TakeVoucherResult, { ok: true }>>
type VoucherRequest = FormRequest & { id: string }

export const VOUCHER_ACTIONS: FormActions<VoucherReply, { id: string }> = {
  take: takeAction,
  replace: replaceAction,
}

async function takeAction({ context, intent, form, id }: VoucherRequest) {
  const values = typedValues(form, ['amountCents', 'reason'])
  const input = takeVoucherInput.safeParse({
    voucherId: id,
    key: form.get('key'),
    amountCents: typedAmount(values.amountCents),
    reason: values.reason,
  })
  if (!input.success) return answer<VoucherReply>({ intent, values, errors: toFieldErrors(input.error) })
  const taken = await runVerb(context, (ctx) => takeVoucherAtDoor(ctx, input.data))
  if (!taken.ok) return answer<VoucherReply>({ intent, values, refusal: taken })
  return leadTo(context, { to: '/admin/vouchers/:id', params: { id } }, { notice: 'voucher-taken' })
}

async function replaceAction({ context, intent, form, id }: VoucherRequest) {
  const values = typedValues(form, ['reason'])
  const input = replaceCardInput.safeParse({ voucherId: id, ...values })
  if (!input.success) return answer<VoucherReply>({ intent, values, errors: toFieldErrors(input.error) })
  const replaced = await runVerb(context, (ctx) => replaceVoucherCard(ctx, input.data))
  if (!replaced.ok) return answer<VoucherReply>({ intent, values, refusal: replaced })
  return leadTo(context, { to: '/admin/vouchers/:id', params: { id } }, { notice: 'voucher-replaced' })
}
