import type { Locale } from '#shared/kernel/locale.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { enqueueJob } from '#domain/base/jobs/index.ts'
import { getOrderByLink } from '../orders/index.ts'

type CheckAfterReturnInput = {
  accessKey: string
  /** The reference that the provider put into the address. */
  reference: string | undefined
  language: Locale
}

/**
 * Handles a buyer's return from the payment page, which proves nothing: a provider that can be asked is asked; the
 * others send a notification.
 * @throws DomainError not_found
 */
export async function checkAfterReturn(
  ctx: Ctx,
  { accessKey, reference, language }: CheckAfterReturnInput,
): Promise<void> {
  const order = await getOrderByLink(ctx, { accessKey, language })
  const method = order.payOnline
  const provider = method && ctx.providers.get(method)
  if (!reference || !method || provider?.flow !== 'hosted' || !provider.findPayment) return
  // A buyer who returns this often causes no further check; the notification will still come.
  if ((await ctx.limits.take('payments', order.id)) > 0) return
  await inTransaction(asShop(ctx), (ctx) => enqueueJob(ctx, { kind: 'check-payment', method, reference }))
}
