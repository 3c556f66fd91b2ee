import type { Ctx } from '../context.ts'

/**
 * The token that makes the first admin; printed at the start of a shop without one. It follows from the shop's secret,
 * so every process of a shop prints the same. It works once: there is an admin from then on.
 */
export function setupTokenOf(ctx: Pick<Ctx, 'seal'>): string {
  return ctx.seal('admin-setup').slice(0, 32)
}
