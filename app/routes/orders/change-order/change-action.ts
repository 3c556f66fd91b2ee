import { type FormReply, typedValues } from '#app/components/forms/form-reply.ts'
import { answer } from '#app/request/answer.ts'
import { localeContext } from '#app/request/context.ts'
import { leadTo } from '#app/request/lead-to.ts'
import type { FormRequest } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { typedCount } from '#app/request/typed/typed-count.ts'
import { changeOwnOrder, previewOwnChange } from '#domain/orders/order-changes/index.ts'
import {
  changeOwnOrderInput,
  type OrderChangePreview,
  type OrderChangeRefusal,
  previewOwnChangeInput,
} from '#domain/orders/order-changes/schemas.ts'
import { pick } from '#shared/kernel/locale.ts'
import { toFieldErrors } from '#shared/kernel/validation.ts'
import { NOTHING, QUANTITY, quantityField } from './quantity-field.ts'

/** The order as it would be: a question, which another button answers. Amounts in ZAR cents. */
type Asked = {
  reason: 'asks'
  lines: { name: string; quantity: number }[]
  beforeCents: number
  afterCents: number
  paidCents: number
  balanceCents: number
  droppedCode: OrderChangePreview['droppedCode']
  /** The order or its money is no longer what was asked about before. */
  isNew: boolean
}
export type ChangeRefusal = Asked | OrderChangeRefusal
export type ChangeReply = FormReply<ChangeRefusal>

const FIELDS = ['add', 'add.quantity', 'delivery.method', 'phone', 'note'] as const
const ADDRESS = ['street', 'suburb', 'city', 'province', 'postalCode'] as const

/** Asks about a change, and makes it once its money has been agreed to. */
export async function changeAction(request: FormRequest & { accessKey: string }) {
  const { context, intent, form, accessKey } = request
  const language = context.get(localeContext)
  const lineIds = [...form.keys()].flatMap((name) =>
    name.startsWith(QUANTITY) ? [name.slice(QUANTITY.length)] : [],
  )
  const values = typedValues(form, [
    ...FIELDS,
    ...ADDRESS.map((field) => `delivery.address.${field}`),
    ...lineIds.map(quantityField),
  ])
  const wanted = { accessKey, language, ...wantedIn(form, lineIds) }
  const input = previewOwnChangeInput.safeParse(wanted)
  if (!input.success) {
    const errors = Object.fromEntries(
      Object.entries(toFieldErrors(input.error)).map(([path, code]) => [fieldOf(path, form, lineIds), code]),
    )
    return answer<ChangeReply>({ intent, values, errors })
  }
  const isConfirmed = intent === 'confirm'
  const agreed = changeOwnOrderInput.safeParse({
    ...wanted,
    version: typedCount(form.get('version')),
    agreedBalanceCents: Number(form.get('balance') ?? Number.NaN),
  })
  if (isConfirmed && agreed.success) {
    const changed = await runVerb(context, (ctx) => changeOwnOrder(ctx, agreed.data))
    if (changed.ok) {
      return leadTo(
        context,
        { to: '/order/:key', params: { key: accessKey } },
        { notice: 'my-order-changed' },
      )
    }
    if (changed.reason !== 'changed_meanwhile' && changed.reason !== 'balance_differs') {
      return answer<ChangeReply>({ intent, values, refusal: changed }, { status: 409 })
    }
  }
  const shown = await runVerb(context, (ctx) => previewOwnChange(ctx, input.data))
  if (!shown.ok) return answer<ChangeReply>({ intent, values, refusal: shown }, { status: 409 })
  const { version, before, after, paidCents, balanceCents, droppedCode } = shown
  const refusal: Asked = {
    reason: 'asks',
    lines: after.lines.map(({ name, quantity }) => ({ name: pick(name, language), quantity })),
    beforeCents: before.totalCents,
    afterCents: after.totalCents,
    paidCents,
    balanceCents,
    droppedCode,
    isNew: isConfirmed,
  }
  const asked = { ...values, version: String(version), balance: String(balanceCents) }
  return answer<ChangeReply>({ intent, values: asked, refusal }, { status: 409 })
}

function wantedIn(form: ReadonlyMap<string, string>, lineIds: string[]) {
  const added = form.get('add')
  const method = form.get('delivery.method')
  const lines = lineIds.map((productId) => ({
    productId,
    quantity: typedCount(form.get(quantityField(productId))) ?? 0,
  }))
  const address = Object.fromEntries(
    ADDRESS.map((field) => [field, form.get(`delivery.address.${field}`)] as const),
  )
  return {
    lines: [
      ...lines,
      ...(added && added !== NOTHING
        ? [{ productId: added, quantity: typedCount(form.get('add.quantity')) ?? 1 }]
        : []),
    ].filter(({ quantity }) => quantity !== 0),
    ...(method === 'courier' && { delivery: { method, address } }),
    ...(method === 'pickup' && { delivery: { method } }),
    phone: form.get('phone'),
    note: form.get('note') ?? '',
  }
}

/** The field that a part of the input came from. */
function fieldOf(path: string, form: ReadonlyMap<string, string>, lineIds: string[]): string {
  if (!path.startsWith('lines')) return path
  const kept = lineIds.filter((id) => (typedCount(form.get(quantityField(id))) ?? 0) !== 0)
  const wrong = /^lines\.(\d+)/.exec(path)
  const id = wrong ? kept[Number(wrong[1])] : lineIds[0]
  return id === undefined ? 'add.quantity' : quantityField(id)
}
