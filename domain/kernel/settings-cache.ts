import { LRUCache } from 'lru-cache'
import { startOfNextShopDay } from '#shared/kernel/dates.ts'
import type { SettingsTimeline } from '#shared/base/settings/groups.ts'

/**
 * The settings as this process last read them, with those that are planned, so that a planned change begins by itself.
 * Dropped when the database announces a change. Keeps nothing until it is turned on, nor while changes cannot be heard.
 */
export class SettingsCache {
  readonly #kept = new LRUCache<'timeline', SettingsTimeline, () => Promise<SettingsTimeline>>({
    max: 1,
    fetchMethod: (_key, _stale, { context: load }) => load(),
    // Settings that were read before a change are still given to those who wait for them, but not kept.
    ignoreFetchAbort: true,
  })
  #hears: 'on' | 'off' = 'off'

  /** The settings that are kept; undefined if none are. */
  get kept(): SettingsTimeline | undefined {
    return this.#kept.get('timeline')
  }

  /** When what is kept will say something else by itself; undefined if never, or if nothing is kept. */
  nextChange(now: Date): Date | undefined {
    return this.kept && nextChange(this.kept, now)
  }

  /** Returns what is kept, or what `load` reads; simultaneous callers share one reading. */
  read(load: () => Promise<SettingsTimeline>): Promise<SettingsTimeline> {
    return this.#hears === 'on' ? this.#kept.forceFetch('timeline', { context: load }) : load()
  }

  /** Drops what is kept, and what is being read now will not be kept. */
  clear(): void {
    this.#kept.clear()
  }

  /** Sets whether the database announces changes. */
  turn(state: 'on' | 'off'): void {
    this.#hears = state
    this.clear()
  }
}

/**
 * When pages may show something else although nobody saves anything: at the next planned change, and at midnight, when
 * what was sold out is there again and days with other hours come nearer.
 */
function nextChange(timeline: SettingsTimeline, now: Date): Date {
  const planned = timeline.find(({ effectiveFrom }) => effectiveFrom > now)?.effectiveFrom
  const midnight = startOfNextShopDay(now)
  return planned && planned < midnight ? planned : midnight
}
