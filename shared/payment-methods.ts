/** The ways to pay. A shop offers those that it is set up for; the demo card exists in the demo alone. */
export const PAYMENT_METHODS = ['bank_transfer', 'payfast', 'paystack', 'demo_card'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

/** Whether buyers leave for the provider's own pages to pay. */
export function isHosted(method: PaymentMethod): method is 'payfast' | 'paystack' {
  return method === 'payfast' || method === 'paystack'
}
