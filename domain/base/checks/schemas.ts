/** The things that can disagree in the books. Never rename one: stored findings have its name. */
export const FINDING_KINDS = [
  'stock',
  'paid_without_money',
  'money_without_paid',
  'invoice',
  'credit_note',
  'serial_gap',
  'counter',
  'refunded',
  'refunds_above_payment',
  'order_lines',
  'order_set',
  'order_change',
  'voucher_balance',
  'voucher_movement',
  'voucher_issued',
  'voucher_spent',
  'picture',
  'storage',
] as const
export type FindingKind = (typeof FINDING_KINDS)[number]

/** A row that does not agree with others. `expected` is what the others say, in items, cents, serial numbers or pictures. */
export type Finding = {
  kind: FindingKind
  /** A product, or an order; null for a number of a document and a picture. */
  subjectId: string | null
  /** The product's SKU, the order's number, the kind of document, or the picture's name; '' for the storage. */
  label: string
  expected: number
  found: number
}

export type CheckRun = {
  id: number
  /** The first name of who asked for it; null at night. */
  by: string | null
  startedAt: Date
  finishedAt: Date
  count: number
  /** There are more findings of a kind than are kept. */
  isCut: boolean
}

/** The runs, newest first, and what the newest found. */
export type CheckList = { runs: CheckRun[]; findings: Finding[] }
