/** The providers on whose own pages buyers pay, by brand: the same name in every language. */
export const HOSTED_PROVIDERS = { payfast: 'PayFast', paystack: 'Paystack' } as const
type HostedMethod = keyof typeof HOSTED_PROVIDERS
// Has exactly these keys: the object is written out above.
export const HOSTED_METHODS = Object.keys(HOSTED_PROVIDERS) as HostedMethod[]

/** The payment methods. A shop offers those that it is set up for; the demo card exists only in the demo. */
export const PAYMENT_METHODS = ['bank_transfer', ...HOSTED_METHODS, 'demo_card'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

/** True if buyers pay on the provider's own pages. */
export function isHosted(method: string): method is HostedMethod {
  return method in HOSTED_PROVIDERS
}

/** Texts of the payment methods: for hosted providers one, with the name in it. */
type MethodTexts = Record<Exclude<PaymentMethod, HostedMethod>, string> & {
  hosted: (provider: string) => string
}

/** The text for a method. */
export function methodText(texts: MethodTexts, method: PaymentMethod): string {
  return isHosted(method) ? texts.hosted(HOSTED_PROVIDERS[method]) : texts[method]
}
