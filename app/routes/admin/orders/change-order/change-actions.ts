import { type FormReply, typedValues } from '#app/components/forms/form-reply.ts'
import { answer } from '#app/request/answer.ts'
import { leadTo } from '#app/request/lead-to.ts'
import type { FormActions, FormRequest } from '#app/request/run-intent.ts'
import { typedAmount } from '#app/request/typed/typed-amount.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { changeOrder, previewOrderChange } from '#domain/orders/order-changes/index.ts'
import {
  type ChangeOrderResult,
  changeOrderInput,
  type OrderChangePreview,
  previewOrderChangeInput,
} from '#domain/orders/order-changes/schemas.ts'
import { findJars } from '#domain/orders/order-entry/index.ts'
import { toFieldErrors } from '#shared/kernel/validation.ts'
import { addField, MOST_ADDED } from './change-fields.ts'

export type ChangeReply = FormReply<
  Extract<ChangeOrderResult, { ok: false }> | { reason: 'unknown_jar' | 'several_jars'; typed: string },
  {
    preview: OrderChangePreview
    /** The values that it is of: other ones are shown first. */
    of: string
  }
>

type ChangeForm = FormRequest & { orderId: string }

export const CHANGE_ACTIONS: FormActions<ChangeReply, { orderId: string }> = {
  preview: changeAction,
  change: changeAction,
}

/** The fields that are no part of the change. */
const ABOUT_IT = ['intent', 'version', 'agreed', 'of', 'ownPassword']

/** Shows what would change, or changes it: only what has been shown. */
async function changeAction({ context, orderId, intent, form }: ChangeForm) {
  const values = typedValues(
    form,
    [...form.keys()].filter((name) => name !== 'intent' && name !== 'ownPassword'),
  )
  const lines = await readLines(context, values)
  if ('reason' in lines) {
    return answer<ChangeReply>({ intent: 'preview', values, refusal: lines }, { status: 409 })
  }
  const wanted = { orderId, ...toWanted(values), lines: lines.lines }
  const input = previewOrderChangeInput.safeParse(wanted)
  if (!input.success) return refuse(values, toFieldErrors(input.error))
  const of = JSON.stringify(Object.entries(values).filter(([name]) => !ABOUT_IT.includes(name)))
  if (intent === 'change' && values['of'] === of) {
    const agreed = { version: Number(values['version']), agreedBalanceCents: Number(values['agreed']) }
    const agreedInput = changeOrderInput.safeParse({ ...wanted, ...agreed, reason: values['reason'] })
    if (!agreedInput.success) return refuse(values, toFieldErrors(agreedInput.error))
    const result = await runVerb(context, (ctx) => changeOrder(ctx, agreedInput.data))
    if (result.ok) {
      return leadTo(
        context,
        { to: '/admin/orders/:id', params: { id: orderId } },
        { notice: 'order-changed' },
      )
    }
    return answer<ChangeReply>({ intent: 'preview', values, refusal: result }, { status: 409 })
  }
  const preview = await runVerb(context, (ctx) => previewOrderChange(ctx, input.data))
  if (!preview.ok)
    return answer<ChangeReply>({ intent: 'preview', values, refusal: preview }, { status: 409 })
  return answer<ChangeReply>({ intent: 'preview', values, done: { preview, of } })
}

type Values = Partial<Record<string, string>>
type Lines = { lines: { productId: string; quantity: number }[] }

/** The jars that are to be in the order: those it has, with as many as is typed, and those that are added. */
async function readLines(
  context: ChangeForm['context'],
  values: Values,
): Promise<Lines | { reason: 'unknown_jar' | 'several_jars'; typed: string }> {
  const lines = Object.entries(values).flatMap(([name, typed]) =>
    name.startsWith('quantity.') ? [{ productId: name.slice(9), quantity: toNumber(typed) }] : [],
  )
  const added = Array.from({ length: MOST_ADDED }, (_, row) => ({
    typed: values[addField(row, 'jar')]?.trim() ?? '',
    quantity: toNumber(values[addField(row, 'quantity')] || '1'),
  })).filter(({ typed }) => typed !== '')
  const jars = await runVerb(context, (ctx) => findJars(ctx, { typed: added.map(({ typed }) => typed) }))
  for (const [at, { typed, quantity }] of added.entries()) {
    const found = jars[at]
    if (!found?.ok) return { reason: found?.reason === 'several' ? 'several_jars' : 'unknown_jar', typed }
    lines.push({ productId: found.jar.id, quantity })
  }
  return { lines: lines.filter(({ quantity }) => quantity !== 0) }
}

/** A number that no product has where it is none. */
function toNumber(typed = ''): number {
  return typed.trim() === '' ? 0 : Number(typed.trim())
}

function toWanted(values: Values) {
  const { method, street, suburb, city, province, postalCode, phone, note, receiver, card, code, amount } =
    values
  const address = { street, suburb, city, province, postalCode }
  return {
    delivery: method === 'courier' ? { method, address } : method === 'pickup' ? { method } : undefined,
    phone,
    note,
    receiver,
    card,
    discount: discountOf(values['discount'], code, amount),
  }
}

function discountOf(kind: string | undefined, code: string | undefined, amount?: string) {
  if (kind === 'none') return { kind }
  if (kind === 'code') return { kind, code }
  if (kind === 'amount') return { kind, amountCents: typedAmount(amount) }
  return undefined
}

function refuse(values: Values, wrong: ReturnType<typeof toFieldErrors>) {
  const errors = Object.entries(wrong).map(([path, code]): [string, typeof code] => {
    if (path === 'discount.amountCents') return ['amount', code === 'not_a_whole_number' ? 'invalid' : code]
    if (path.startsWith('lines')) return ['lines', code]
    return [path.replace(/^(delivery\.address|delivery|discount)\./, ''), code]
  })
  return answer<ChangeReply>({ intent: 'preview', values, errors: Object.fromEntries(errors) })
}
