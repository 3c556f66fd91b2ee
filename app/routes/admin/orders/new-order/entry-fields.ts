/** Most lines of one order. */
export const MOST_JARS = 40

/** The fields of the form, but for those of its lines. */
export const ENTRY_FIELDS = [
  'caller',
  'customerId',
  'firstName',
  'lastName',
  'phone',
  'email',
  'company',
  'vatNumber',
  'language',
  'method',
  'saved',
  'street',
  'suburb',
  'city',
  'province',
  'postalCode',
  'wrapped',
  'card',
  'toReceiver',
  'receiverName',
  'receiverPhone',
  'payment',
  'voucher',
  'agreedVoucher',
  'code',
  'discount',
  'reason',
  'note',
  'agreed',
] as const

/** The field of a line: its jar, or how many. */
export function jarField(line: number, field: 'jar' | 'quantity'): string {
  return `${field}.${line}`
}

/** The fields of all lines. */
export const LINE_FIELDS = Array.from({ length: MOST_JARS }, (_, line) => [
  jarField(line, 'jar'),
  jarField(line, 'quantity'),
]).flat()

/** Stands behind a way to pay at the counter, where the money is here already. */
export const RECEIVED = ':received'
