import { awaitsPayment } from '#shared/awaits-payment.ts'
import type { Locale } from '#shared/locale.ts'
import { asShop, type Ctx, inTransaction } from '../context.ts'
import { enqueueJob } from '../jobs/index.ts'
import { getOrderByLink } from '../orders/index.ts'

/**
 * A buyer has come back from paying. That proves nothing: a provider that can be asked is asked, of the others the
 * notification is waited for.
 * @param reference what the provider put into the address
 * @throws DomainError not_found
 */
export async function noteReturn(
  ctx: Ctx,
  accessKey: string,
  reference: string | undefined,
  language: Locale,
): Promise<void> {
  const order = await getOrderByLink(ctx, accessKey, language)
  const method = order.paymentMethod
  const provider = ctx.providers.get(method)
  if (!reference || !awaitsPayment(order) || provider?.flow !== 'hosted' || !provider.find) return
  // Who comes back this often learns no more by it: the notification is still waited for.
  if ((await ctx.limits.take('payments', order.id)) > 0) return
  await inTransaction(asShop(ctx), (ctx) => enqueueJob(ctx, 'check-payment', { method, reference }))
}
