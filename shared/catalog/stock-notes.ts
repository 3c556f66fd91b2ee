/** Notes the shop itself makes when goods come back, or leave a second time. Stored as written; the office translates them. */
export const STOCK_NOTES = {
  cancelled: 'Stock restored due to order cancellation',
  expired: 'Stock restored due to order expiry',
  refunded: 'Stock restored due to refund',
  sentAgain: 'Sent again',
  writtenOff: 'Written off: the order was cancelled after it was sent',
  changed: 'Stock restored due to order change',
} as const

export type StockNote = (typeof STOCK_NOTES)[keyof typeof STOCK_NOTES]
