import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { isDomainError } from '#domain/kernel/errors.ts'
import { receivePaymentNotification } from '#domain/orders/payments/index.ts'
import { PAYMENT_METHODS } from '#shared/orders/payment-methods.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { limitPosts } from '../middleware/limit-posts.ts'
import type { ServerEnv } from '../server-env.ts'

/** Several times as much as a provider posts. */
const MAX_BYTES = 16 * 1024
/** A size that is refused before anything is read. */
export const TOO_LARGE_BYTES = MAX_BYTES + 1

/**
 * Receives the notifications that payment providers post. They are answered immediately; a job judges those that are
 * signed. All others are answered alike, and counted.
 */
export function paymentWebhooks(metrics: Metrics | undefined): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>()
  app.use(
    '/webhooks/*',
    limitPosts('webhooks', (c) => Promise.resolve(answer(c, 429))),
    bodyLimit({ maxSize: MAX_BYTES, onError: (c) => answer(c, 413) }),
  )
  app.post('/webhooks/:method', async (c) => {
    const method = PAYMENT_METHODS.find((method) => method === c.req.param('method'))
    if (!method) return answer(c, 404)
    const { ctx, clientIp: address } = c.var
    const body = (await c.req.text()).replaceAll('\u0000', '\ufffd')
    try {
      const notification = { body, headers: signaturesOf(c.req.raw.headers), address }
      const { refusal } = await receivePaymentNotification(ctx, { method, notification })
      if (refusal) metrics?.countRefusedNotification(method, refusal)
    } catch (error) {
      if (isDomainError(error) && error.code === 'not_found') return answer(c, 404)
      throw error
    }
    return answer(c, 200)
  })
  return app
}

function answer(c: Context, status: 200 | 404 | 413 | 429): Response {
  return c.text('', status, { 'cache-control': 'no-store' })
}

/** The headers that contain signatures, such as `x-paystack-signature`. */
function signaturesOf(headers: Headers): Record<string, string> {
  return Object.fromEntries([...headers].filter(([name]) => name.endsWith('-signature')))
}
