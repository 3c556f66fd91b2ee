import type { Ctx } from '#domain/kernel/context.ts'

/**
 * The token that makes the first admin, printed when a shop without one starts. It is derived from the shop's secret,
 * so every process prints the same. It works once: afterwards there is an admin.
 */
export function setupTokenOf(ctx: Pick<Ctx, 'seal'>): string {
  return ctx.seal('admin-setup').slice(0, 32)
}
