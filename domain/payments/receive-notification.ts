import type { PaymentNotification } from '#adapters/payments/payment-provider.ts'
import { paymentNotifications } from '#database/schema/index.ts'
import type { PaymentMethod } from '#shared/payment-methods.ts'
import { asShop, type Ctx, inTransaction } from '../context.ts'
import { DomainError } from '../errors.ts'
import { enqueueJob } from '../jobs/index.ts'

type ReceiveNotificationInput = { method: PaymentMethod; notification: PaymentNotification }

/**
 * Stores what was posted as a provider's notification, unchanged, and queues a job to judge it: the sender is answered
 * immediately, and nothing is lost if the process dies. Anybody may post; nothing is applied yet.
 * @throws DomainError not_found if the shop does not have this provider
 */
export async function receiveNotification(
  ctx: Ctx,
  { method, notification }: ReceiveNotificationInput,
): Promise<void> {
  if (ctx.providers.get(method)?.flow !== 'hosted') throw new DomainError('not_found', 'page')
  await inTransaction(asShop(ctx), async (ctx) => {
    const [stored] = await ctx.db
      .insert(paymentNotifications)
      .values({ method, ...notification, receivedAt: ctx.now() })
      .returning({ id: paymentNotifications.id })
    if (stored) await enqueueJob(ctx, { kind: 'judge-notification', notificationId: stored.id })
  })
}
