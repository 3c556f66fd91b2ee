import { orderHistory } from '#database/schema/index.ts'
import type { Actor, Ctx } from '../context.ts'

/** Who takes a step, and why. */
export type By = { actor: Actor; reason?: string | undefined }

type Step = { orderId: string; subject: 'order' | 'payment'; from: string | null; to: string }

/** Writes down a step, in the transaction that takes it. */
export async function recordStep(ctx: Ctx, step: Step, by: By): Promise<void> {
  await ctx.db.insert(orderHistory).values(toRow(ctx, step, by))
}

/** An order that has just been placed, and owes its money: these steps come from nowhere. */
export async function recordFirstSteps(ctx: Ctx, orderId: string, actor: Actor): Promise<void> {
  const first = { orderId, from: null, to: 'pending' }
  await ctx.db
    .insert(orderHistory)
    .values([
      toRow(ctx, { ...first, subject: 'order' }, { actor }),
      toRow(ctx, { ...first, subject: 'payment' }, { actor }),
    ])
}

function toRow(ctx: Ctx, { from, to, ...step }: Step, { actor, reason }: By) {
  return {
    ...step,
    fromStatus: from,
    toStatus: to,
    actorRole: actor.role,
    actorId: 'id' in actor ? actor.id : null,
    reason: reason ?? null,
    createdAt: ctx.now(),
  }
}
