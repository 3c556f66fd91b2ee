import { SETTINGS_GROUPS, type SettingsTimeline } from '#shared/base/settings/groups.ts'
import { DEFAULT_SETTINGS } from './default-settings.ts'
import type { Settings } from './schemas.ts'

/** Returns what holds at an instant. */
export function settingsAt(timeline: SettingsTimeline, instant: Date): Settings {
  const begun = timeline.filter(({ effectiveFrom }) => effectiveFrom <= instant)
  const values = SETTINGS_GROUPS.map((group) => [
    group,
    begun.findLast((state) => state.group === group)?.value ?? DEFAULT_SETTINGS[group],
  ])
  return Object.fromEntries(values) as Settings
}
