import { HOSTED_PROVIDERS, isHosted } from '#shared/orders/payment-methods.ts'
import { type Finding, found } from '#shared/base/doctor/findings.ts'
import { paymentProviders } from '../payment-providers.ts'
import { TOO_LARGE_BYTES } from '../webhooks/payment-webhooks.ts'
import { ask } from './ask.ts'
import { reasonFor } from './reason.ts'
import type { Surroundings } from './surroundings.ts'

/**
 * The providers' way in: posts to each one's address, from outside in, what no provider sends. It is larger than the shop
 * takes, so that it is refused by the shop itself and kept nowhere.
 */
export async function lookAtPayments({ config }: Surroundings): Promise<Finding[]> {
  if (config.isDemo) return []
  const methods = [...(await paymentProviders(config)).keys()].filter(isHosted)
  if (methods.length === 0) return [found('payments', 'transfers')]
  const names = methods.map((method) => HOSTED_PROVIDERS[method]).join(', ')
  for (const method of methods) {
    const address = `${config.siteUrl}/webhooks/${method}`
    const reason = await whyBlocked(address)
    if (reason) return [found('payments', 'blocked', { names: HOSTED_PROVIDERS[method], address, reason })]
  }
  return [found('payments', 'arrive', { names })]
}

async function whyBlocked(address: string): Promise<string | undefined> {
  try {
    const { status, headers } = await ask(address, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'x'.repeat(TOO_LARGE_BYTES),
    })
    // The id of its log: a proxy that refuses on its own has none.
    return status === 413 && headers['x-request-id'] ? undefined : String(status)
  } catch (error) {
    return reasonFor(error)
  }
}
