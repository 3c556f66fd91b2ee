/** For goods of the order, which has lines and a credit note; or of money that was too much. */
export const REFUND_KINDS = ['goods', 'surplus'] as const
export type RefundKind = (typeof REFUND_KINDS)[number]

export const REFUND_STATUSES = ['pending', 'settled', 'failed'] as const
export type RefundStatus = (typeof REFUND_STATUSES)[number]

/** The explanation of a failed refund that staff took back; any other is what the provider said. */
export const WITHDRAWN = 'withdrawn'

/** Whether a provider would not send the money. */
export function wasRefusedByProvider(refund: { status: RefundStatus; explanation: string | null }): boolean {
  return refund.status === 'failed' && refund.explanation !== WITHDRAWN
}
