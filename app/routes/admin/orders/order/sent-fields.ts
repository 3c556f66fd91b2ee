/** The forms about an order that was sent. */
export const SEND_AGAIN = 'send-again'
export const CANCEL_SENT = 'cancel-sent'
export const CLAIM = 'claim'

type SentField =
  | 'amount'
  | 'carrier'
  | 'damaged'
  | 'fit'
  | 'lost'
  | 'number'
  | 'parcel'
  | 'quantity'
  | 'reason'
  | 'reference'
  | 'sure'
  | 'url'

/** Names a field of such a form: several stand on one page. Those of a line carry its id. */
export function sentField(intent: string, field: SentField, itemId?: string): string {
  return itemId ? `${intent}.${field}.${itemId}` : `${intent}.${field}`
}
