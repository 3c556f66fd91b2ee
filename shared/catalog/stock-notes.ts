/** What the shop itself notes with goods that come back. Stored as it stands; the office says it in its language. */
export const STOCK_NOTES = {
  cancelled: 'Stock restored due to order cancellation',
  expired: 'Stock restored due to order expiry',
  refunded: 'Stock restored due to refund',
} as const

export type StockNote = (typeof STOCK_NOTES)[keyof typeof STOCK_NOTES]
