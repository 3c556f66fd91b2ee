import type { PaymentNotification } from '#adapters/payments/payment-provider.ts'
import { paymentNotifications } from '#database/schema/index.ts'
import type { RejectionReason } from '#shared/orders/payment-records.ts'
import type { PaymentMethod } from '#shared/orders/payment-methods.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import { enqueueJob } from '#domain/base/jobs/index.ts'

type ReceiveNotificationInput = { method: PaymentMethod; notification: PaymentNotification }

/**
 * Stores what a provider posted, unchanged, and queues a job to judge it: the sender is answered immediately, and nothing
 * is lost if the process dies. Anybody may post, and nothing is applied yet; of what is not signed only the first of a
 * day are kept, as refused, so that staff see where a setting is wrong.
 * @returns why it is refused without being judged, if it is
 * @throws DomainError not_found if the shop does not have this provider
 */
export async function receivePaymentNotification(
  ctx: Ctx,
  { method, notification }: ReceiveNotificationInput,
): Promise<{ refusal: RejectionReason | undefined }> {
  const provider = ctx.providers.get(method)
  if (provider?.flow !== 'hosted') throw new DomainError('not_found', 'page')
  const refusal = provider.refuseUnsigned(notification)
  if (refusal && (await ctx.limits.take('unsigned_notifications', 'all')) > 0) return { refusal }
  await inTransaction(asShop(ctx), async (ctx) => {
    const receivedAt = ctx.now()
    const verdict = refusal && ({ verdict: 'refused', detail: refusal, judgedAt: receivedAt } as const)
    const [stored] = await ctx.db
      .insert(paymentNotifications)
      .values({ method, ...notification, ...verdict, receivedAt })
      .returning({ id: paymentNotifications.id })
    if (stored && !refusal) await enqueueJob(ctx, { kind: 'judge-notification', notificationId: stored.id })
  })
  return { refusal }
}
