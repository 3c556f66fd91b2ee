/** The forms of the page that give money back for goods: some, all, and those in a lost parcel. */
export const REFUND_INTENTS = ['refund', 'refund-all', 'lost-refund'] as const
export type RefundIntent = (typeof REFUND_INTENTS)[number]

type RefundFieldName = 'quantity' | 'amount' | 'restocks' | 'delivery' | 'reason' | 'agreed' | 'by-hand'

/** Names a field of such a form; those of an item carry its id. */
export function refundField(intent: RefundIntent, field: RefundFieldName, itemId?: string): string {
  return itemId ? `${intent}.${field}.${itemId}` : `${intent}.${field}`
}

type OfOne = 'surplus' | 'settle' | 'withdraw' | 'return_refund' | 'return_replace' | 'return_decline'

/** Names the form for one payment, one refund or one return. Several stand on one page. */
export function intentOf(what: OfOne, id: string): string {
  return `${what}-${id}`
}

/** And what its fields are called. */
export function fieldOf(
  intent: string,
  field: 'amount' | 'reason' | 'reference' | 'by-hand' | 'agreed' | 'answer' | 'carrier' | 'number',
): string {
  return `${intent}.${field}`
}
