/** The two forms of the page that give money back for goods. */
export const REFUND_INTENTS = ['refund', 'refund-all'] as const
export type RefundIntent = (typeof REFUND_INTENTS)[number]

type RefundFieldName = 'quantity' | 'amount' | 'restocks' | 'delivery' | 'reason' | 'agreed' | 'by-hand'

/** Names a field of such a form; those of an item carry its id. */
export function refundField(intent: RefundIntent, field: RefundFieldName, itemId?: string): string {
  return itemId ? `${intent}.${field}.${itemId}` : `${intent}.${field}`
}

/** Names the form for one payment or one refund. Several stand on one page. */
export function intentOf(what: 'surplus' | 'settle' | 'withdraw', id: string): string {
  return `${what}-${id}`
}

/** And what its fields are called. */
export function fieldOf(intent: string, field: 'amount' | 'reason' | 'reference' | 'by-hand'): string {
  return `${intent}.${field}`
}
