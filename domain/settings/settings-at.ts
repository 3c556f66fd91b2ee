import { startOfNextShopDay } from '#shared/dates.ts'
import { SETTINGS_GROUPS } from '#shared/settings/groups.ts'
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
 * When pages may show something else although nobody saves anything: at the next planned change, and at midnight while
 * the opening hours have exceptions, which are shown some days ahead. Undefined if never.
 */
export function nextChange(timeline: SettingsTimeline, now: Date): Date | undefined {
  const planned = timeline.find(({ effectiveFrom }) => effectiveFrom > now)?.effectiveFrom
  const midnight = settingsAt(timeline, now).hours.exceptions.length > 0 ? startOfNextShopDay(now) : undefined
  return [planned, midnight].filter((date) => date !== undefined).toSorted((a, b) => +a - +b)[0]
}
