import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { shopDay } from '#shared/kernel/dates.ts'
import { type Locale, pick } from '#shared/kernel/locale.ts'
import { RETURN_REASONS } from '#shared/orders/return-fields.ts'
import { findReturnable } from './find-returnable.ts'
import { readLinesLeft } from './lines-left.ts'
import { policy } from './policy.ts'
import { readRequests } from './read-requests.ts'
import { lastDayOf, rightOf } from './rights.ts'
import type { ReturnForm } from './views.ts'

/**
 * Returns what the page shows on which the bearer of an order's link asks to return something: the jars, each reason with
 * the right that it gives and its last day, and what was asked for before.
 * @throws DomainError not_found
 */
export async function getReturnForm(
  ctx: Ctx,
  { accessKey, language }: { accessKey: string; language: Locale },
): Promise<ReturnForm> {
  policy.getReturnForm(ctx)
  return inTransaction(asShop(ctx), async (ctx) => {
    const order = await findReturnable(ctx, { accessKey })
    const { id: orderId, number, isSent, receivedOn, deliveryMethod } = order
    const today = shopDay(ctx.now())
    const lines = await readLinesLeft(ctx, { orderId })
    const left = lines.filter(({ left }) => left > 0)
    const kinds = [true, false].filter((is) => left.some(({ isFood }) => isFood === is))
    const requests = await readRequests(ctx, { orderId, language })
    return {
      number,
      accessKey,
      isSent,
      receivedOn,
      wasDelivered: deliveryMethod === 'courier',
      lines: lines.map(({ name, ...line }) => ({ ...line, name: pick(name, language) })),
      reasons: RETURN_REASONS.flatMap((reason) => {
        const rights = kinds.map((isFood) => rightOf(reason, { deliveryMethod, isFood }))
        // The cooling-off period is a reason of its own.
        const right = rights.find((one) => one && (one !== 'cooling_off' || reason === one))
        if (!right) return []
        const until = receivedOn === null ? null : lastDayOf(right, receivedOn)
        return [{ reason, right, until, isOver: until !== null && until < today }]
      }),
      requests: requests.map(
        ({ right: _, rightUntil: __, words: ___, decidedBy: ____, pictures, ...request }) => ({
          ...request,
          pictureCount: pictures.length,
        }),
      ),
    }
  })
}
