import type { Ctx } from '#domain/kernel/context.ts'
import { policy } from './policy.ts'

/**
 * Makes a key for backups: `identity`, its secret half, is stored nowhere. It is used once somebody shows that they have
 * written that down: `useBackupKey`.
 * @throws DomainError forbidden, unconfirmed
 */
export async function createBackupKey(
  ctx: Ctx,
): Promise<{ recipient: string; identity: string; seal: string }> {
  policy.createBackupKey(ctx)
  const { recipient, identity } = await ctx.backups.createKey()
  return { recipient, identity, seal: sealOf(ctx, recipient, identity.slice(-6)) }
}

/** Shows later which letters a secret half ended in, and says nothing of them. */
export function sealOf(ctx: Ctx, recipient: string, ending: string): string {
  return ctx.seal(`backup-key ${recipient} ${ending}`)
}
