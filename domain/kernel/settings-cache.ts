import { startOfNextShopDay } from '#shared/kernel/dates.ts'
import type { SettingsTimeline } from '#shared/base/settings/groups.ts'

/**
 * The settings as this process last read them, with those that are planned, so that a planned change begins by itself.
 * Dropped when the database announces a change. Keeps nothing until it is turned on, nor while changes cannot be heard.
 */
export class SettingsCache {
  #timeline: SettingsTimeline | undefined
  #pending: Promise<SettingsTimeline> | undefined
  #hears: 'on' | 'off' = 'off'

  /** The settings that are kept; undefined if none are. */
  get kept(): SettingsTimeline | undefined {
    return this.#timeline
  }

  /** When what is kept will say something else by itself; undefined if never, or if nothing is kept. */
  nextChange(now: Date): Date | undefined {
    return this.#timeline && nextChange(this.#timeline, now)
  }

  /** Returns what is kept, or what `load` reads; simultaneous callers share one reading. */
  async read(load: () => Promise<SettingsTimeline>): Promise<SettingsTimeline> {
    if (this.#timeline) return this.#timeline
    if (this.#pending) return this.#pending
    const pending = load()
    if (this.#hears === 'on') this.#pending = pending
    try {
      const timeline = await pending
      // Settings that were read before a change are not kept after it.
      if (this.#pending === pending) this.#timeline = timeline
      return timeline
    } finally {
      if (this.#pending === pending) this.#pending = undefined
    }
  }

  /** Drops what is kept, and what is being read now will not be kept. */
  clear(): void {
    this.#timeline = undefined
    this.#pending = undefined
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
