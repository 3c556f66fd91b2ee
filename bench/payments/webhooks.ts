import type { OpenShop } from '../bench.ts'
import { untilQuiet } from '../server-process.ts'
import { placeUnpaid } from './prepare-payments.ts'
import type { PayFastProcess } from './start-payfast.ts'

const WARM_UP = 50
const MEASURED = 200
const BUYERS = 8

export type WebhookReport = {
  /** CPU time of the shop's process from the notification to the numbered invoice; its mail is held back. */
  cpuMsPerWebhook: number
  /** The orders that were paid and confirmed in the end, `of` so many. */
  paid: number
  of: number
}

/** Measures a PayFast notification: stored, checked with PayFast, the order paid, the invoice issued. */
export async function benchWebhooks(
  { server, place, shop }: OpenShop,
  payfast: PayFastProcess,
): Promise<WebhookReport> {
  const unpaid = await placeUnpaid(place, shop, WARM_UP + MEASURED)
  const pressPay: (() => Promise<void>)[] = []
  for (const order of unpaid) pressPay.push(await payfast.begin(order, server.url))
  await pay(pressPay.slice(0, WARM_UP))
  await untilQuiet(server)
  const cpuBefore = server.cpuMs()
  await pay(pressPay.slice(WARM_UP))
  await untilQuiet(server)
  const cpuMsPerWebhook = (server.cpuMs() - cpuBefore) / MEASURED
  let paid = 0
  for (const { id } of unpaid) {
    const response = await fetch(`${server.url}/api/staff/orders/${id}`, {
      headers: { cookie: shop.adminCookie },
    })
    const { order } = (await response.json()) as { order: { paymentStatus: string; documents: unknown[] } }
    if (order.paymentStatus === 'paid' && order.documents.length === 1) paid += 1
  }
  return { cpuMsPerWebhook, paid, of: unpaid.length }
}

/** Several buyers pay at the same time, each one order after another. */
async function pay(pressPay: (() => Promise<void>)[]): Promise<void> {
  const rest = pressPay.values()
  await Promise.all(
    Array.from({ length: BUYERS }, async () => {
      for (const press of rest) await press()
    }),
  )
}
