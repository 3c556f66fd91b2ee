import { eq, sql } from 'drizzle-orm'
import { voucherEntries, vouchers } from '#database/schema/index.ts'
import type { OtherAccount } from '#shared/orders/voucher-accounts.ts'
import type { Actor, ShopCtx } from '#domain/kernel/context.ts'

type Movement = {
  id: string
  voucherId: string
  /** The money that the voucher gets, in ZAR cents; below zero it gives some. */
  cents: number
  /** The other account. */
  account: OtherAccount
  orderId?: string | null | undefined
  actor: Actor
  reason?: string | undefined
}

/**
 * Moves money between a locked voucher and another account, once for each id of a movement, with its two entries. The
 * database refuses to give more than is left.
 * @returns what is left of the voucher then, in ZAR cents; undefined if the movement had been made before
 */
export async function moveMoney(
  ctx: ShopCtx,
  { id: movementId, voucherId, cents, account, orderId, actor, reason }: Movement,
): Promise<number | undefined> {
  const common = {
    movementId,
    voucherId,
    orderId,
    actorRole: actor.role,
    actorId: 'id' in actor ? actor.id : null,
    reason,
    createdAt: ctx.now(),
  }
  const written = await ctx.db
    .insert(voucherEntries)
    .values([
      { ...common, account: 'voucher', cents },
      { ...common, account, cents: -cents },
    ])
    .onConflictDoNothing()
    .returning({ account: voucherEntries.account })
  if (written.length === 0) return undefined
  const [moved] = await ctx.db
    .update(vouchers)
    .set({ balanceCents: sql`${vouchers.balanceCents} + ${cents}` })
    .where(eq(vouchers.id, voucherId))
    .returning({ leftCents: vouchers.balanceCents })
  if (!moved) throw new Error('there is no such voucher')
  return moved.leftCents
}
