import { startOfNextShopDay } from '#shared/kernel/dates.ts'
import type { SettingsTimeline } from '#shared/base/settings/groups.ts'
import { TimelineCache } from './timeline-cache.ts'

/** The settings as this process keeps them. */
export class SettingsCache extends TimelineCache<SettingsTimeline> {
  /**
   * When pages may show something else although nobody saves anything: at the next planned change, and at midnight, when
   * what was sold out is there again and days with other hours come nearer.
   */
  override changeAfter(timeline: SettingsTimeline, now: Date): Date {
    const planned = timeline.find(({ effectiveFrom }) => effectiveFrom > now)?.effectiveFrom
    const midnight = startOfNextShopDay(now)
    return planned && planned < midnight ? planned : midnight
  }
}
