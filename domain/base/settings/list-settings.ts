import { desc, eq } from 'drizzle-orm'
import { customers, settings, users } from '#database/schema/index.ts'
import { SETTINGS_GROUPS } from '#shared/base/settings/groups.ts'
import { type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { policy } from './policy.ts'
import type { Settings, SettingsState, SettingsViews } from './schemas.ts'
import { settingsAt } from './settings-at.ts'
import { readTimeline } from './timeline.ts'

/** A group has as many past states as somebody saved; the office shows the newest. */
const SHOWN = 20

/**
 * All groups for the office, with what is planned and what held before.
 * @throws DomainError forbidden
 */
export async function listSettings(ctx: Ctx): Promise<SettingsViews> {
  policy.listSettings(ctx)
  const now = ctx.now()
  return inTransaction(ctx, async (ctx) => {
    const current = settingsAt(await readTimeline(ctx), now)
    const rows = await ctx.db
      .select({
        id: settings.id,
        group: settings.group,
        version: settings.version,
        effectiveFrom: settings.effectiveFrom,
        value: settings.value,
        firstName: customers.firstName,
        email: users.email,
        changedAt: settings.createdAt,
        withdrawnAt: settings.withdrawnAt,
      })
      .from(settings)
      .leftJoin(users, eq(users.id, settings.changedBy))
      .leftJoin(customers, eq(customers.id, settings.changedBy))
      .orderBy(desc(settings.effectiveFrom), desc(settings.version))
    const views = SETTINGS_GROUPS.map((group) => {
      const states = rows
        .filter((row) => row.group === group)
        .map(({ value, firstName, email, withdrawnAt, group: _, ...row }): SettingsState => ({
          ...row,
          value: value as Settings[typeof group],
          changedBy: firstName || email,
          isWithdrawn: withdrawnAt !== null,
        }))
      const isPlanned = (state: SettingsState) => !state.isWithdrawn && state.effectiveFrom > now
      const view = {
        value: current[group],
        version: Math.max(0, ...states.map(({ version }) => version)),
        planned: states.filter(isPlanned).toReversed(),
        history: states.filter((state) => !isPlanned(state)).slice(0, SHOWN),
      }
      return [group, view] as const
    })
    return Object.fromEntries(views) as SettingsViews
  })
}
