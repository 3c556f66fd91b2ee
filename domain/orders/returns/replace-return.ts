import { recordAudit } from '#domain/base/audit/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { sendAgain } from '../parcels/index.ts'
import { answerRequest, lockRequest } from './lock-request.ts'
import { policy } from './policy.ts'
import type { ReplaceReturnInput, ReplaceReturnResult } from './schemas.ts'

/**
 * Answers a request to return something by sending the same jars again, with a mail that has the new number.
 * @throws DomainError forbidden, not_found
 */
export async function replaceReturn(
  ctx: Ctx,
  { returnId, tracking, costCents = 0 }: ReplaceReturnInput,
): Promise<ReplaceReturnResult> {
  const { id: actorId } = policy.replaceReturn(ctx)
  return inTransaction(asShop(ctx), async (ctx): Promise<ReplaceReturnResult> => {
    const { order, isWaiting, lines } = await lockRequest(ctx, { returnId })
    if (!isWaiting) return { ok: false, reason: 'answered' }
    const parcel = { order, reason: 'replacement', lines, tracking, costCents, sentBy: actorId } as const
    const sent = await sendAgain(ctx, parcel)
    if (!sent.ok) return sent
    await answerRequest(ctx, { returnId, state: 'replaced', decidedBy: actorId })
    await recordAudit(ctx, {
      actorId,
      action: 'return.replaced',
      subjectId: order.id,
      changes: { returnState: { before: 'waiting', after: 'replaced' } },
      details: { number: order.number },
    })
    return { ok: true }
  })
}
