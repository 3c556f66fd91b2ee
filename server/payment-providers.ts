import { bankTransfer } from '#adapters/payments/bank-transfer.ts'
import type { PaymentProvider } from '#adapters/payments/payment-provider.ts'
import type { Config, PayFastSettings } from '#config/config.ts'
import type { Ctx } from '#domain/kernel/context.ts'

/** The PayFast servers that send notifications. */
const PAYFAST_SOURCES = ['www', 'sandbox', 'w1w', 'w2w'].map((name) => `${name}.payfast.co.za`)

/** The payment methods that the shop is configured for, in the order they are offered. Others are not loaded. */
export async function paymentProviders(config: Config): Promise<Ctx['providers']> {
  const providers: PaymentProvider[] = []
  if (config.payfast) {
    const { payfast } = await import('#adapters/payments/payfast.ts')
    providers.push(payfast({ ...config.payfast, sourceHosts: sourcesOf(config.payfast) }))
  }
  if (config.paystack) {
    const { paystack } = await import('#adapters/payments/paystack.ts')
    providers.push(paystack(config.paystack))
  }
  providers.push(bankTransfer)
  if (config.isDemo) {
    const { demoCard } = await import('#adapters/payments/demo-card.ts')
    providers.push(demoCard)
  }
  return new Map(providers.map((provider) => [provider.method, provider]))
}

function sourcesOf({ url }: PayFastSettings): string[] {
  const { hostname } = new URL(url)
  return hostname.endsWith('.payfast.co.za') ? PAYFAST_SOURCES : [hostname]
}
