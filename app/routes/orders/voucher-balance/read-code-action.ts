import { type FormReply, typedValues } from '#app/components/forms/form-reply.ts'
import { answer } from '#app/request/answer.ts'
import { leadTo } from '#app/request/lead-to.ts'
import type { FormRequest } from '#app/request/run-intent.ts'
import { findBalanceInput, type GetVoucherBalanceResult } from '#domain/orders/voucher-cards/schemas.ts'
import { toFieldErrors } from '#shared/kernel/validation.ts'
import { formatVoucherCode } from '#shared/orders/voucher-code.ts'

export type CodeReply = FormReply<Exclude<GetVoucherBalanceResult, { ok: true }>>

/** Leads to the page of the code; one with a wrong letter is told before anything is asked. */
export function readCodeAction({ context, intent, form }: FormRequest) {
  const values = typedValues(form, ['code'])
  const input = findBalanceInput.safeParse(values)
  if (!input.success) return answer<CodeReply>({ intent, values, errors: toFieldErrors(input.error) })
  return leadTo(context, { to: '/voucher/:key', params: { key: formatVoucherCode(input.data.code) } })
}
