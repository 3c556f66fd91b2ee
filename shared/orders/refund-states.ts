/** For goods of the order, with lines and a credit note; or of a surplus. */
export const REFUND_KINDS = ['goods', 'surplus'] as const
export type RefundKind = (typeof REFUND_KINDS)[number]

export const REFUND_STATUSES = ['pending', 'settled', 'failed'] as const
export type RefundStatus = (typeof REFUND_STATUSES)[number]

/** The explanation of a failed refund that staff withdrew; any other is the provider's. */
export const WITHDRAWN = 'withdrawn'

/** True if a provider refused to send the money. */
export function wasRefusedByProvider(refund: { status: RefundStatus; explanation: string | null }): boolean {
  return refund.status === 'failed' && refund.explanation !== WITHDRAWN
}
