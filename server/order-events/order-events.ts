import { type Context, Hono } from 'hono'
import { streamSSE } from 'hono/streaming'
import { isDomainError } from '#domain/errors.ts'
import { getOrder, getOrderByLink } from '#domain/orders/index.ts'
import { orderAccessKey, orderId } from '#domain/orders/schemas.ts'
import type { Ctx } from '#domain/context.ts'
import type { ServerEnv } from '../server-env.ts'
import { OpenStreams } from './open-streams.ts'
import type { OrderWatchers } from './order-watchers.ts'
import type { PeopleOnline } from './people-online.ts'

/** Proxies close a connection that is silent for a while (docs/specification.md §9). */
const HEARTBEAT_MS = 25_000
/** At a time, in one process. A page without a stream asks by itself now and then. */
const MAX_STREAMS_PER_ADDRESS = 50

/**
 * Notifies a page that its order has changed; the page then loads it as usual. Only for those who may see the order:
 * anybody with its link, and its customer. A customer's stream ends with their session; the page then asks again.
 */
export function orderEvents(
  { orderWatchers, peopleOnline }: { orderWatchers: OrderWatchers; peopleOnline: PeopleOnline },
  stopping: AbortSignal,
): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>()
  const openStreams = new OpenStreams(MAX_STREAMS_PER_ADDRESS)
  app.get('/order/:key/events', async (c) => {
    const key = orderAccessKey.safeParse(c.req.param('key'))
    return stream(c, (ctx) =>
      key.success ? getOrderByLink(ctx, { accessKey: key.data, language: 'en' }) : undefined,
    )
  })
  app.get('/orders/:id/events', async (c) => {
    const id = orderId.safeParse(c.req.param('id'))
    return stream(c, (ctx) => (id.success ? getOrder(ctx, { id: id.data }) : undefined))
  })
  return app

  async function stream(
    c: Context<ServerEnv>,
    find: (ctx: Ctx) => Promise<{ id: string }> | undefined,
  ): Promise<Response> {
    // The page asks again, and a proxy then leads it to another process.
    if (stopping.aborted) return c.body(null, 503, { 'cache-control': 'no-store' })
    const { address } = c.get('ctx').client
    if (!openStreams.take(address)) {
      return c.body(null, 429, { 'cache-control': 'no-store', 'retry-after': '60' })
    }
    const order = await findOrder(c, find).catch((error: unknown) => {
      openStreams.release(address)
      throw error
    })
    if (!order) {
      openStreams.release(address)
      return c.body(null, 404, { 'cache-control': 'no-store' })
    }
    // Keeps proxies such as nginx from buffering the stream.
    c.header('x-accel-buffering', 'no')
    const response = streamSSE(c, async (events) => {
      const ended = Promise.withResolvers<void>()
      const stopWatching = orderWatchers.watch(
        order.id,
        () => void events.writeSSE({ event: 'changed', data: '' }),
      )
      const heartbeat = setInterval(() => void events.write(': still here\n\n'), HEARTBEAT_MS)
      const end = () => ended.resolve()
      const { actor } = c.get('ctx')
      const letGo = 'id' in actor ? peopleOnline.hold(actor.id, end) : undefined
      events.onAbort(end)
      stopping.addEventListener('abort', end)
      // The process may have been stopped while the order was looked up.
      if (stopping.aborted) end()
      try {
        await events.write(': here\n\n')
        await ended.promise
      } finally {
        stopping.removeEventListener('abort', end)
        clearInterval(heartbeat)
        stopWatching()
        letGo?.()
        openStreams.release(address)
      }
    })
    response.headers.set('cache-control', 'no-store')
    return response
  }
}

async function findOrder(
  c: Context<ServerEnv>,
  find: (ctx: Ctx) => Promise<{ id: string }> | undefined,
): Promise<{ id: string } | undefined> {
  try {
    return await find(c.get('ctx'))
  } catch (error) {
    if (isDomainError(error) && error.code === 'not_found') return undefined
    throw error
  }
}
