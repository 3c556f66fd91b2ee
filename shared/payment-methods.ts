/** The payment methods. A shop offers those that it is set up for; the demo card exists only in the demo. */
export const PAYMENT_METHODS = ['bank_transfer', 'payfast', 'paystack', 'demo_card'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

/** Whether buyers pay on the provider's own pages. */
export function isHosted(method: PaymentMethod): method is 'payfast' | 'paystack' {
  return method === 'payfast' || method === 'paystack'
}
