import { statusText } from '#shared/orders/status-text.ts'
import { localizedPath } from '#shared/kernel/locale.ts'
import { listMyOrders } from '#domain/orders/orders/index.ts'
import type { OrderSummary } from '#domain/orders/orders/views.ts'
import { type Asked, linkTo, type Reply } from './reply.ts'
import { textsOf } from '#shared/messages/texts-of.ts'

const MOST = 3

/**
 * Says where the asker’s orders are. An order of somebody else is answered like one that does not exist, and nobody who
 * is not signed in learns of either.
 */
export async function answerOrder(asked: Asked): Promise<Reply> {
  const { ctx, language, say, understood } = asked
  const reply: Reply = { topic: 'order', text: [], suggestions: [say.suggest.delivery, say.suggest.returns] }
  if (ctx.actor.role !== 'customer') {
    return {
      ...reply,
      text: [say.order.signIn],
      links: [linkTo('findOrder', asked), linkTo('signIn', asked), linkTo('contact', asked)],
    }
  }
  const { orderNumber } = understood
  const found = await findMine(asked)
  if (found.length === 0) {
    const text = orderNumber === undefined ? say.order.none : say.order.notFound
    return {
      ...reply,
      text: [text],
      links: [linkTo('orders', asked), linkTo('findOrder', asked), linkTo('contact', asked)],
    }
  }
  return {
    ...reply,
    text: [
      say.order.yours(found.length),
      ...found.map((order) => say.order.line(order.number, statusText(order, textsOf(language).order))),
    ],
    cards: found.map((order) => ({
      kind: 'order',
      number: order.number,
      status: statusText(order, textsOf(language).order),
      placedAt: order.placedAt.toISOString(),
      path: localizedPath(`/orders/${order.id}`, language),
    })),
    links: [linkTo('orders', asked)],
  }
}

/** The order that is named, or the last ones. */
async function findMine({ ctx, language, understood: { orderNumber } }: Asked): Promise<OrderSummary[]> {
  for (let page = 1; ; page += 1) {
    const { items, pageSize, total } = await listMyOrders(ctx, { page, language })
    if (orderNumber === undefined) return items.slice(0, MOST)
    const named = items.filter(({ number }) => number === orderNumber)
    if (named.length > 0 || page * pageSize >= total) return named
  }
}
