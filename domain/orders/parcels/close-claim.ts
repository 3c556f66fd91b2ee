import { and, eq } from 'drizzle-orm'
import { orders, parcelClaims } from '#database/schema/index.ts'
import { recordAudit } from '#domain/base/audit/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import { policy } from './policy.ts'
import type { CloseClaimInput, CloseClaimResult } from './schemas.ts'

/**
 * Records the courier's answer to a claim, once: of two who do, one is told.
 * @throws DomainError forbidden, not_found
 */
export async function closeClaim(ctx: Ctx, { claimId, state }: CloseClaimInput): Promise<CloseClaimResult> {
  const actor = policy.closeClaim(ctx)
  return inTransaction(asShop(ctx), async (ctx): Promise<CloseClaimResult> => {
    const [claim] = await ctx.db
      .select({
        orderId: parcelClaims.orderId,
        number: orders.number,
        reference: parcelClaims.reference,
        amountCents: parcelClaims.amountCents,
      })
      .from(parcelClaims)
      .innerJoin(orders, eq(orders.id, parcelClaims.orderId))
      .where(eq(parcelClaims.id, claimId))
    if (!claim) throw new DomainError('not_found', 'claim')
    const closed = await ctx.db
      .update(parcelClaims)
      .set({ state, closedAt: ctx.now() })
      .where(and(eq(parcelClaims.id, claimId), eq(parcelClaims.state, 'open')))
      .returning({ id: parcelClaims.id })
    if (closed.length === 0) return { ok: false, reason: 'already_closed' }
    await recordAudit(ctx, {
      actorId: actor.id,
      action: 'claim.closed',
      subjectId: claim.orderId,
      details: {
        number: claim.number,
        reference: claim.reference,
        amountCents: String(claim.amountCents),
      },
      changes: { claimState: { before: 'open', after: state } },
    })
    return { ok: true }
  })
}
