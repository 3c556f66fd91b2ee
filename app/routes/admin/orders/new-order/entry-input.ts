import { typedAmount } from '#app/request/typed/typed-amount.ts'
import { typedCount, westernDigits } from '#app/request/typed/typed-count.ts'
import type { FieldErrorCode } from '#shared/kernel/validation.ts'
import { COUNTER_METHODS } from '#shared/orders/received-methods.ts'
import { jarField, MOST_JARS, RECEIVED } from './entry-fields.ts'

export type EntryValues = Partial<Record<string, string>>
export type TypedLine = { line: number; jar: string; quantity: number | undefined }

/** The lines that name a jar, with their numbers in the form. */
export function typedLines(values: EntryValues): TypedLine[] {
  return Array.from({ length: MOST_JARS }, (_, line) => ({
    line,
    jar: values[jarField(line, 'jar')]?.trim() ?? '',
    quantity: typedCount(values[jarField(line, 'quantity')]),
  })).filter(({ jar }) => jar !== '')
}

/** The fields of the lines that name a jar, for the address of a page that fills them in. */
export function filledLines(values: EntryValues): Record<string, string> {
  const lines = typedLines(values).map(({ line, jar }) => [
    [jarField(line, 'jar'), jar],
    [jarField(line, 'quantity'), values[jarField(line, 'quantity')] ?? ''],
  ])
  return Object.fromEntries(lines.flat()) as Record<string, string>
}

/** The discount as it is typed, `10%` or an amount in rand; undefined without one. */
export function typedDiscount({ discount = '', reason = '' }: EntryValues) {
  const typed = westernDigits(discount).trim()
  if (!typed && !reason.trim()) return undefined
  const percent = /^(\d+)\s*%$/.exec(typed)?.[1]
  if (percent) return { kind: 'percent' as const, percent: Number(percent), reason }
  // Nothing is one thing, something that is no amount another.
  return { kind: 'amount' as const, amountCents: typedAmount(typed), reason }
}

/** The form as the input of the verb, but for its lines. */
export function toEntry(values: EntryValues) {
  const { customerId, firstName, lastName, phone, email = '', language, method, note } = values
  const {
    street,
    suburb,
    city,
    province,
    postalCode,
    agreed,
    payment = '',
    code,
    company,
    vatNumber,
    voucher = '',
    agreedVoucher,
    card,
    receiverName,
    receiverPhone,
  } = values
  const paid = payment.replace(RECEIVED, '')
  return {
    customerId: customerId || undefined,
    contact: { firstName, lastName, phone, email: email.trim() },
    ...((company?.trim() || vatNumber?.trim()) && { business: { company, vatNumber } }),
    delivery:
      method === 'courier'
        ? {
            method,
            address: { street, suburb, city, province, postalCode },
            ...(values['toReceiver'] && { receiver: { name: receiverName, phone: receiverPhone } }),
          }
        : { method },
    payment: {
      method: paid,
      ...(COUNTER_METHODS.some((one) => one === paid) && { isReceived: payment.endsWith(RECEIVED) }),
    },
    discountCode: code,
    discount: typedDiscount(values),
    ...(voucher.trim() && {
      voucher: { code: voucher, cents: agreedVoucher ? Number(agreedVoucher) : undefined },
    }),
    note,
    ...((values['wrapped'] || card?.trim()) && { gift: { isWrapped: Boolean(values['wrapped']), card } }),
    language,
    agreedTotalCents: agreed ? Number(agreed) : undefined,
  }
}

/** The fields that are named otherwise than what they fill in. */
const FIELD_OF: Record<string, string> = {
  'payment.method': 'payment',
  discountCode: 'code',
  'discount.reason': 'reason',
  'voucher.code': 'voucher',
  'gift.card': 'card',
  'receiver.name': 'receiverName',
  'receiver.phone': 'receiverPhone',
}

/** The fields that the faults of the input are about. */
export function toFields(
  faults: Record<string, FieldErrorCode>,
  lines: TypedLine[],
): Partial<Record<string, FieldErrorCode>> {
  const names = Object.entries(faults).map(([path, code]) => {
    const [, index, field] = /^lines\.(\d+)\.(\w+)$/.exec(path) ?? []
    const line = lines[Number(index)]?.line
    if (line !== undefined) return [jarField(line, field === 'quantity' ? 'quantity' : 'jar'), code]
    if (path === 'lines') return [jarField(0, 'jar'), code]
    const name = path.replace(/^(contact|business|delivery\.address|delivery)\./, '')
    if (Object.hasOwn(FIELD_OF, name)) return [FIELD_OF[name], code]
    if (!name.startsWith('discount')) return [name, code]
    // People type rand or a percentage, where a whole number is not asked for.
    return ['discount', code === 'not_a_whole_number' ? 'invalid' : code]
  })
  return Object.fromEntries(names) as Partial<Record<string, FieldErrorCode>>
}
