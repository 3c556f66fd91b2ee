import { isDeepStrictEqual } from 'node:util'
import { CONFIRMED_GROUPS, MAILED_GROUPS } from '#shared/base/settings/groups.ts'
import { changesBetween, recordAudit } from '../audit/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { confirmed, requireAdmin } from '#domain/kernel/guards.ts'
import { lastVersions } from './last-versions.ts'
import { missingFacts } from './missing-facts.ts'
import { policy } from './policy.ts'
import type { UpdateSettingsInput, UpdateSettingsResult } from './schemas.ts'
import { settingsAt } from './settings-at.ts'
import { tellAdmins } from './tell-admins.ts'
import { readTimeline } from './timeline.ts'
import { writeState } from './write-state.ts'

/**
 * Gives a group of settings a new state, now or from an instant that lies ahead. What was ordered before stays as it was
 * ordered. Saving what holds then anyway writes nothing. Where money goes and who the shop says it is takes the admin's
 * password; where mails come from and money goes, all admins hear of it. A shop that does not say enough of its company
 * does not open.
 * @throws DomainError forbidden, unconfirmed
 */
export async function updateSettings(ctx: Ctx, input: UpdateSettingsInput): Promise<UpdateSettingsResult> {
  const { id: actorId } = policy.updateSettings(ctx)
  const { group, value, version } = input
  if (CONFIRMED_GROUPS.includes(group)) confirmed(requireAdmin)(ctx)
  const now = ctx.now()
  const effectiveFrom = input.effectiveFrom ?? now
  if (effectiveFrom < now) return { ok: false, reason: 'in_the_past' }
  return inTransaction(asShop(ctx), async (ctx): Promise<UpdateSettingsResult> => {
    const timeline = await readTimeline(ctx)
    const last = (await lastVersions(ctx)).get(group) ?? 0
    const current = { value: settingsAt(timeline, now)[group], version: last }
    if (last !== version) return { ok: false, reason: 'changed', current }
    const before = settingsAt(timeline, effectiveFrom)[group]
    if (isDeepStrictEqual(before, value)) return { ok: true }
    if (group === 'opening' && value.isOpen) {
      const missing = missingFacts(settingsAt(timeline, effectiveFrom).company, ctx.shop)
      if (missing.length > 0) return { ok: false, reason: 'incomplete', missing }
    }
    const state = { group, version: version + 1, effectiveFrom, value, changedBy: actorId }
    const subjectId = await writeState(ctx, state)
    if (!subjectId) return { ok: false, reason: 'changed', current }
    await recordAudit(ctx, {
      actorId,
      action: 'settings.changed',
      subjectId,
      details: { group, ...(input.effectiveFrom ? { from: effectiveFrom.toISOString() } : {}) },
      changes: changesBetween<object>(byPath(before), { ...none(byPath(before)), ...byPath(value) }),
    })
    if (MAILED_GROUPS.includes(group) && !isPaceAlone(before, value)) {
      await tellAdmins(ctx, {
        toJob: (userId) => ({ kind: 'send-settings-changed', userId, settingsId: subjectId }),
      })
    }
    return { ok: true }
  })
}

/** True if nothing but the pace of newsletters differs, which is neither where mails come from nor where money goes. */
function isPaceAlone(before: object, value: object): boolean {
  const pace = { newslettersPerMinute: 0 }
  return isDeepStrictEqual({ ...before, ...pace }, { ...value, ...pace })
}

type Paths = Record<string, unknown>

/** A group's values by their paths, such as `zones.near.cents`, so that an entry shows only what differs. */
function byPath(value: object, path = ''): Paths {
  const parts = Object.entries(value).map(([key, part]: [string, unknown]): Paths => {
    const isGroup = typeof part === 'object' && part !== null && !Array.isArray(part)
    return isGroup ? byPath(part, `${path}${key}.`) : { [path + key]: part }
  })
  return Object.assign({}, ...parts) as Paths
}

/** Sets every path to null: a value that is no longer there counts as null. */
function none(paths: Paths): Paths {
  return Object.fromEntries(Object.keys(paths).map((path) => [path, null]))
}
