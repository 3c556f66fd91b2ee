import { fork } from 'node:child_process'
import { once } from 'node:events'
import { payfast } from '#adapters/payments/payfast.ts'
import { MERCHANT } from './merchant.ts'
import type { Unpaid } from './prepare-payments.ts'

/** PayFast's stand-in, in its own process, and buyers who pay there. */
export type PayFastProcess = {
  url: string
  /** The settings of a shop that is paid there. */
  env: Record<string, string>
  /**
   * Takes a buyer to the payment page; they return once the shop has answered the notification.
   * @param shopUrl where the notification goes
   * @returns a function that presses "Pay"
   */
  begin(order: Unpaid, shopUrl: string): Promise<() => Promise<void>>
  stop(): void
}

/** Starts PayFast's stand-in. All it knows about the shop is in the buyers' forms. */
export async function startPayFast(): Promise<PayFastProcess> {
  const child = fork(new URL('./payfast-process.ts', import.meta.url), { env: { PATH: process.env['PATH'] } })
  const [url] = (await once(child, 'message')) as [string]
  const provider = payfast({ ...MERCHANT, url, apiUrl: url, checksSource: true, sourceHosts: [] })
  return {
    url,
    env: {
      PAYFAST_MERCHANT_ID: MERCHANT.merchantId,
      PAYFAST_MERCHANT_KEY: MERCHANT.merchantKey,
      PAYFAST_PASSPHRASE: MERCHANT.passphrase,
      PAYFAST_URL: url,
    },
    async begin({ number: orderNumber, totalCents: amountCents }, shopUrl) {
      const page = await provider.start({
        orderNumber,
        amountCents,
        locale: 'en',
        email: 'bench@krok.example',
        firstName: 'Ben',
        lastName: 'Ch',
        returnUrl: `${shopUrl}/order/paid`,
        cancelUrl: `${shopUrl}/order`,
        notifyUrl: `${shopUrl}/webhooks/payfast`,
      })
      const opened = await fetch(page.url, { method: 'POST', body: new URLSearchParams(page.fields) })
      const [action] = /\/eng\/process\/\d+/.exec(await opened.text()) ?? []
      if (!action) throw new Error('PayFast shows no payment page')
      return async () => {
        const body = new URLSearchParams({ choice: 'pay' })
        const paid = await fetch(url + action, { method: 'POST', body, redirect: 'manual' })
        if (paid.status !== 303) throw new Error(`PayFast answered the payment with ${paid.status}`)
      }
    },
    stop: () => child.disconnect(),
  }
}
