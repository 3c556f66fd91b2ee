import { and, eq, gt, isNull } from 'drizzle-orm'
import { settings } from '#database/schema/index.ts'
import { CONFIRMED_GROUPS, MAILED_GROUPS } from '#shared/base/settings/groups.ts'
import { recordAudit } from '../audit/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import { confirmed, requireAdmin } from '#domain/kernel/guards.ts'
import { policy } from './policy.ts'
import type { WithdrawSettingsResult } from './schemas.ts'
import { tellAdmins } from './tell-admins.ts'

/**
 * Withdraws a planned state of a group before it begins. Of where mails come from and money goes, all admins hear of it.
 * @throws DomainError forbidden, unconfirmed, not_found
 */
export async function withdrawSettings(ctx: Ctx, { id }: { id: string }): Promise<WithdrawSettingsResult> {
  const { id: actorId } = policy.withdrawSettings(ctx)
  const admin = ctx
  return inTransaction(asShop(ctx), async (ctx): Promise<WithdrawSettingsResult> => {
    const now = ctx.now()
    const [withdrawn] = await ctx.db
      .update(settings)
      .set({ withdrawnAt: now })
      .where(and(eq(settings.id, id), isNull(settings.withdrawnAt), gt(settings.effectiveFrom, now)))
      .returning({ group: settings.group, effectiveFrom: settings.effectiveFrom })
    if (!withdrawn) {
      const [found] = await ctx.db
        .select({ withdrawnAt: settings.withdrawnAt })
        .from(settings)
        .where(eq(settings.id, id))
      if (!found) throw new DomainError('not_found')
      return { ok: false, reason: found.withdrawnAt ? 'already_withdrawn' : 'in_effect' }
    }
    if (CONFIRMED_GROUPS.includes(withdrawn.group)) confirmed(requireAdmin)(admin)
    await recordAudit(ctx, {
      actorId,
      action: 'settings.withdrawn',
      subjectId: id,
      details: { group: withdrawn.group, from: withdrawn.effectiveFrom.toISOString() },
      changes: { withdrawnAt: { before: null, after: now } },
    })
    if (MAILED_GROUPS.includes(withdrawn.group)) {
      const about = { kind: 'send-settings-changed' as const, settingsId: id, withdrawnBy: actorId }
      await tellAdmins(ctx, { toJob: (userId) => ({ ...about, userId }) })
    }
    return { ok: true }
  })
}
