import { type Context, Hono } from 'hono'
import { isDomainError } from '#domain/kernel/errors.ts'
import { getOrder, getOrderByLink } from '#domain/orders/orders/index.ts'
import { orderAccessKey, orderId } from '#domain/orders/orders/schemas.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import type { ServerEnv } from '../server-env.ts'
import { ChangeStreams, type Watched } from './change-streams.ts'
import type { Watchers } from './watchers.ts'
import type { PeopleOnline } from './people-online.ts'

type Watching = { orderWatchers: Watchers; dayWatchers: Watchers; peopleOnline: PeopleOnline }

/**
 * Notifies a page that its order has changed: only for those who may see the order, which is anybody with its link, and
 * its customer. Staff are notified that some order has, or a day of service; what, their page finds out.
 */
export function orderEvents(
  { orderWatchers, dayWatchers, peopleOnline }: Watching,
  stopping: AbortSignal,
): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>()
  const streams = new ChangeStreams(peopleOnline, stopping)
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
  app.get('/admin/orders/events', async (c) => staffStream(c, (onChange) => orderWatchers.watchAll(onChange)))
  app.get('/admin/reservations/:day/events', async (c) =>
    staffStream(c, (onChange) => dayWatchers.watch(c.req.param('day'), onChange)),
  )
  return app

  /** A role that is taken ends its holder's sessions, and those end the stream. */
  async function staffStream(c: Context<ServerEnv>, watch: Watched['watch']): Promise<Response> {
    const isStaff = (c.get('session')?.person.roles.length ?? 0) > 0
    return streams.answer(c, async () => (isStaff ? { watch } : undefined))
  }

  async function stream(
    c: Context<ServerEnv>,
    find: (ctx: Ctx) => Promise<{ id: string }> | undefined,
  ): Promise<Response> {
    return streams.answer(c, async () => {
      const order = await findOrder(c, find)
      return order && { watch: (onChange) => orderWatchers.watch(order.id, onChange) }
    })
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
