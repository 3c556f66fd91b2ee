import type { PaymentNotification } from '#adapters/payments/payment-provider.ts'
import { paymentNotifications } from '#database/schema/index.ts'
import type { PaymentMethod } from '#shared/payment-methods.ts'
import { asShop, type Ctx, inTransaction } from '../context.ts'
import { DomainError } from '../errors.ts'
import { enqueueJob } from '../jobs/index.ts'

type ReceiveNotificationInput = { method: PaymentMethod; notification: PaymentNotification }

/**
 * Stores what was posted in a provider's name, as it came, and has it judged by a job: the sender is answered at once,
 * and nothing is lost if the process dies. Anybody may post; nothing is believed yet.
 * @throws DomainError not_found where the shop has no such provider
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
