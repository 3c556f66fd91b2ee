import type { FormReply } from '#app/components/forms/form-reply.ts'
import { answer } from '#app/request/answer.ts'
import { badRequest } from '#app/request/bad-request.ts'
import { leadTo } from '#app/request/lead-to.ts'
import type { FormRequest } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { changeOrderStatuses } from '#domain/orders/order-desk/index.ts'
import { changeStatusesInput, printOrdersInput } from '#domain/orders/order-desk/schemas.ts'
import type { ChangeStatusesResult } from '#domain/orders/order-desk/views.ts'
import { TICKED } from './bulk-form.ts'

export type BulkReply = FormReply<never, ChangeStatusesResult>

/** Takes the ticked orders one step on, and says what became of each. */
export async function bulkAction({ context, intent, subject, form }: FormRequest) {
  const orderIds = ticked(form)
  if (orderIds.length === 0) return nothingTicked(intent)
  const input = changeStatusesInput.safeParse({ orderIds, to: subject })
  if (!input.success) throw badRequest()
  const done = await runVerb(context, (ctx) => changeOrderStatuses(ctx, input.data))
  return answer<BulkReply>({ intent, done })
}

/** Leads on to what is printed of the ticked orders. */
export function printAction({ context, intent, subject, form }: FormRequest) {
  const orderIds = ticked(form)
  if (orderIds.length === 0) return nothingTicked(intent)
  if (!printOrdersInput.safeParse({ orderIds }).success) throw badRequest()
  return leadTo(context, { to: '/admin/orders/print', search: { kind: subject, id: orderIds.join(',') } })
}

/** Leads on to the page where the ticked orders' transfers are recorded, or they get their tracking numbers. */
export function leadOnAction({ context, intent, form }: FormRequest) {
  const orderIds = ticked(form)
  if (orderIds.length === 0) return nothingTicked(intent)
  const to = intent === 'transfers' ? '/admin/orders/paid' : '/admin/orders/ship'
  return leadTo(context, { to, search: { id: orderIds.join(',') } })
}

function ticked(form: FormRequest['form']): string[] {
  return [...form.keys()].flatMap((name) => TICKED.exec(name)?.[1] ?? [])
}

function nothingTicked(intent: string) {
  return answer<BulkReply>({ intent, errors: { orders: 'required' } })
}
