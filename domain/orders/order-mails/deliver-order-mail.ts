import type { Locale } from '#shared/kernel/locale.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import { isDomainError } from '#domain/kernel/errors.ts'
import { deliverMail, type Mail } from '#domain/base/mails/index.ts'
import { getOrder, mailProof } from '../orders/index.ts'
import type { OrderView } from '../orders/views.ts'
import type { MailedOrder } from './order-link.ts'
import { getShop } from '#domain/base/settings/index.ts'
import type { Shop } from '#domain/base/settings/schemas.ts'

export type OrderMail = {
  /** The event, e.g. `shipped`: only once per order. */
  event: string
  /** Placing the order is enough to cause it, so it is not sent to an address that many orders have named. */
  canBeHeldBack?: boolean
  /** It goes to the shop, also where the buyer gave no address. */
  isToStaff?: boolean
  /** The language to read the order in; by default the order's own. */
  language?: Locale
  /** Writes the mail; undefined if there is nothing to say any more. */
  compose(order: MailedOrder, shop: Shop): Mail | undefined | Promise<Mail | undefined>
}

type OrderJob = { orderId: string; jobId: number; isRetry?: boolean }

/**
 * Delivers a mail about an order, once for its job. Sends none if the order is hidden or its buyer has deleted their
 * account.
 */
export async function deliverOrderMail(
  ctx: ShopCtx,
  { event, canBeHeldBack, isToStaff, language, compose, ...job }: OrderMail & OrderJob,
): Promise<void> {
  const { orderId } = job
  await deliverMail(ctx, {
    job,
    name: `order-${orderId}-${event}`,
    async write() {
      const order = await findOrder(ctx, orderId, language)
      // Neither is left of a buyer who is forgotten.
      if (!order || !(order.contact.email || (isToStaff && order.contact.phone))) return undefined
      if (canBeHeldBack && order.holdsMailBack) {
        ctx.log.warn({ orderId, event }, 'a mail is held back: many orders have named its address')
        return undefined
      }
      return compose({ ...order, mailProof: mailProof(ctx, order) }, await getShop(ctx))
    },
  })
}

async function findOrder(
  ctx: ShopCtx,
  orderId: string,
  language: Locale | undefined,
): Promise<OrderView | undefined> {
  try {
    return await getOrder(ctx, { id: orderId, language })
  } catch (error) {
    if (isDomainError(error) && error.code === 'not_found') return undefined
    throw error
  }
}
