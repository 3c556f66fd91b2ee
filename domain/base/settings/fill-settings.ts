import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { SETTINGS_GROUPS, type SettingsGroup } from '#shared/base/settings/groups.ts'
import { DEFAULT_SETTINGS } from './default-settings.ts'
import { type Settings, settingsSchemas } from './schemas.ts'
import { lastVersions } from './last-versions.ts'
import { writeState } from './write-state.ts'

/** Depend on whether the shop is new, and whether it is a demo. */
const SAID_AT_START: readonly SettingsGroup[] = ['opening', 'backups']

/**
 * Gives every group that has never been set its first state, at each start: `given`, or else today's values. What is set
 * already stays as it is. A group without valid values, such as a bank account that nobody named, stays empty.
 */
export async function fillSettings(ctx: Ctx, given: Partial<Settings>): Promise<void> {
  await inTransaction(asShop(ctx), async (ctx) => {
    const known = await lastVersions(ctx)
    for (const group of SETTINGS_GROUPS) {
      if (known.has(group)) continue
      // Only who starts the shop knows what kind it is. Where nobody says so, nothing is written, for a later start to say.
      const otherwise = SAID_AT_START.includes(group) ? undefined : DEFAULT_SETTINGS[group]
      const first = settingsSchemas[group].safeParse(given[group] ?? otherwise)
      if (!first.success) continue
      // Another process that starts now may be first: its state is the same.
      const state = { group, version: 1, effectiveFrom: new Date(0), value: first.data, changedBy: null }
      await writeState(ctx, state)
    }
  })
}
