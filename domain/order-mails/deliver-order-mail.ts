import type { Locale } from '#shared/locale.ts'
import type { Ctx, Shop } from '../context.ts'
import { isDomainError } from '../errors.ts'
import { getOrder } from '../orders/index.ts'
import type { OrderView } from '../orders/schemas.ts'
import { deliverMail, type Mail } from '../mails/deliver-mail.ts'

/**
 * Delivers a mail about an order, once for its job. None about an order that an admin has taken out of sight, nor
 * about one whose buyer has left and is forgotten.
 * @param kind what happened, e.g. `shipped`: once in an order's life
 * @param language the language to read the order in; its own unless given
 */
export async function deliverOrderMail(
  ctx: Ctx,
  orderId: string,
  jobId: number,
  kind: string,
  write: (order: OrderView, shop: Shop) => Mail | undefined | Promise<Mail | undefined>,
  language?: Locale,
): Promise<void> {
  await deliverMail(ctx, jobId, `order-${orderId}-${kind}`, async () => {
    const order = await findOrder(ctx, orderId, language)
    return order?.contact.email ? write(order, ctx.shop) : undefined
  })
}

async function findOrder(ctx: Ctx, orderId: string, language?: Locale): Promise<OrderView | undefined> {
  try {
    return await getOrder(ctx, orderId, language)
  } catch (error) {
    if (isDomainError(error) && error.code === 'not_found') return undefined
    throw error
  }
}
