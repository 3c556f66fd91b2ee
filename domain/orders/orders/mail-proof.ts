import { timingSafeEqual } from 'node:crypto'
import type { Ctx } from '#domain/kernel/context.ts'
import { digestOf } from '#domain/kernel/tokens.ts'

/**
 * Stands in the link of every mail about an order, and nowhere else: who has it reads the mail of its address. The link
 * itself is also had by who placed the order, perhaps in somebody else's name.
 */
export function mailProof(ctx: Pick<Ctx, 'seal'>, { accessKey }: { accessKey: string }): string {
  return ctx.seal(`mail about the order ${accessKey}`).slice(0, 22)
}

export function isMailProof(
  ctx: Pick<Ctx, 'seal'>,
  { accessKey, proof }: { accessKey: string; proof: string },
): boolean {
  // Digests, because both must have one length.
  return timingSafeEqual(digestOf(proof), digestOf(mailProof(ctx, { accessKey })))
}
