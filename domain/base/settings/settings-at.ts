import { startOfNextShopDay } from '#shared/kernel/dates.ts'
import { SETTINGS_GROUPS } from '#shared/base/settings/groups.ts'
import { DEFAULT_SETTINGS } from './default-settings.ts'
import type { Settings, SettingsTimeline } from './schemas.ts'

/** What holds at an instant. */
export function settingsAt(timeline: SettingsTimeline, instant: Date): Settings {
  const begun = timeline.filter(({ effectiveFrom }) => effectiveFrom <= instant)
  const values = SETTINGS_GROUPS.map((group) => [
    group,
    begun.findLast((state) => state.group === group)?.value ?? DEFAULT_SETTINGS[group],
  ])
  return Object.fromEntries(values) as Settings
}

/**
 * When pages may show something else although nobody saves anything: at the next planned change, and at midnight, when
 * what was sold out is there again and days with other hours come nearer.
 */
export function nextChange(timeline: SettingsTimeline, now: Date): Date {
  const planned = timeline.find(({ effectiveFrom }) => effectiveFrom > now)?.effectiveFrom
  const midnight = startOfNextShopDay(now)
  return planned && planned < midnight ? planned : midnight
}
