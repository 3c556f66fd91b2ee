import type { FormReply } from '#app/components/forms/form-reply.ts'
import type { ShipParcelsResult } from '#domain/orders/order-desk/views.ts'
import type { CsvProblem } from '#shared/kernel/csv/csv-error.ts'

type Refusal = { reason: 'unreadable'; problem: CsvProblem } | { reason: 'too_much' }

/** The outcome of filling in: numbers in their rows, or columns to choose from. */
export type Filled = { filled: number; leftOver: string[] } | { columns: string[] }

export type ShipReply = FormReply<Refusal, Filled | ShipParcelsResult>

const KINDS = ['row', 'number', 'carrier', 'shared'] as const

/** Names a field of a parcel's row: the ids stand in the names, because a form has each name once. */
export function rowField(kind: (typeof KINDS)[number], orderId: string): string {
  return `${kind}-${orderId}`
}

/** A parcel's row as it was sent. */
export type SentRow = {
  orderId: string
  orderNumber: string
  seen: string
  number: string
  carrier: string
  isShared: boolean
}

/** Tells what a row showed, for its hidden field. */
export function rowValue({ number, seen }: { number: string; seen: string }): string {
  return `${number} ${seen}`
}

/** The rows of a form, in the order in which the page had them. */
export function sentRows(form: ReadonlyMap<string, string>): SentRow[] {
  return [...form].flatMap(([name, value]) => {
    const [, orderId] = /^row-([\da-f-]{36})$/.exec(name) ?? []
    if (!orderId) return []
    const [orderNumber = '', seen = ''] = value.split(' ')
    return {
      orderId,
      orderNumber,
      seen,
      number: form.get(rowField('number', orderId))?.trim() ?? '',
      carrier: form.get(rowField('carrier', orderId))?.trim() ?? '',
      isShared: form.get(rowField('shared', orderId)) === 'on',
    }
  })
}
