import { localizedPath } from '#shared/kernel/locale.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import { advancePayment, getOrderByLink, lockOrder } from '../orders/index.ts'
import type { OrderView } from '../orders/views.ts'
import type { StartPaymentInput, StartedPayment } from './schemas.ts'

/**
 * Starts an online payment of what an order still owes on a provider's pages, for anybody with the order's link. May be started as often as they
 * like: money that is paid twice is recorded and refunded by staff.
 * @throws DomainError not_found, too_many_requests, and unavailable when the provider does not answer
 */
export async function startPayment(
  ctx: Ctx,
  { accessKey, language }: StartPaymentInput,
): Promise<StartedPayment> {
  const order = await getOrderByLink(ctx, { accessKey, language })
  const provider = order.payOnline && ctx.providers.get(order.payOnline)
  if (!provider || provider.flow !== 'hosted') return { ok: false, reason: 'nothing_to_pay' }
  if ((await ctx.limits.take('payments', order.id)) > 0) throw new DomainError('too_many_requests')
  const { siteUrl } = ctx.shop
  const orderUrl = `${siteUrl}${localizedPath(`/order/${accessKey}`, language)}`
  const { email, firstName, lastName } = order.contact
  const { number: orderNumber, dueCents: amountCents, kind, totalCents } = order
  try {
    const page = await provider.start({
      orderNumber,
      amountCents,
      locale: language,
      email,
      firstName,
      lastName,
      returnUrl: `${orderUrl}/paid`,
      cancelUrl: `${orderUrl}?payment=stopped`,
      notifyUrl: `${siteUrl}/webhooks/${provider.method}`,
    })
    await retryPayment(ctx, order)
    return { ok: true, method: provider.method, page, amountCents, orderNumber, kind, totalCents }
  } catch (error) {
    ctx.log.error({ err: error, orderNumber }, 'a payment could not be started')
    throw new DomainError('unavailable', 'payment')
  }
}

/** Marks a failed payment as pending again. */
async function retryPayment(ctx: Ctx, { id, paymentStatus }: OrderView): Promise<void> {
  if (paymentStatus !== 'failed') return
  const { actor } = ctx
  await inTransaction(asShop(ctx), async (ctx) => {
    const order = await lockOrder(ctx, { orderId: id })
    await advancePayment(ctx, { order, to: 'pending', by: { actor } })
  })
}
