import { LRUCache } from 'lru-cache'
import { startOfNextShopDay } from '#shared/kernel/dates.ts'
import { SECOND } from '#shared/kernel/durations.ts'
import type { SettingsTimeline } from '#shared/base/settings/groups.ts'

/** The longest for which settings are kept while changes cannot be heard; with their reading, 5 seconds. */
const MOST_UNHEARD_MS = 4 * SECOND

type Load = () => Promise<SettingsTimeline>
type From = { at: Date; isInTransaction: boolean }
/** A timeline, and the moment for which it was asked. */
type Reading = { timeline: SettingsTimeline; at: Date }

/** See `getSettings`. */
export type SettingsReader = { read(load: Load, from: From): Promise<Reading> }

/**
 * The settings as this process last read them, with those that are planned, so that a planned change begins by itself.
 * Dropped when the database announces a change. Keeps nothing until it is turned on, and nothing for long while changes
 * cannot be heard.
 */
export class SettingsCache implements SettingsReader {
  readonly #kept = new LRUCache<'timeline', SettingsTimeline, Load>({
    max: 1,
    fetchMethod: (_key, _stale, { context: load }) => load(),
    // Settings that were read before a change are still given to those who wait for them, but not kept.
    ignoreFetchAbort: true,
  })
  #hears: 'on' | 'off' | undefined

  /** The settings that are kept; undefined if none are. */
  get kept(): SettingsTimeline | undefined {
    return this.#kept.get('timeline')
  }

  /** When what is kept will say something else by itself; undefined if never, or if nothing is kept. */
  nextChange(now: Date): Date | undefined {
    return this.kept && nextChange(this.kept, now)
  }

  /** Returns what is kept, or what `load` reads; simultaneous callers share one reading. */
  read(load: Load, from: From): Promise<Reading> {
    return readNow(() => this.#timeline(load, from), from)
  }

  async #timeline(load: Load, { isInTransaction }: From): Promise<SettingsTimeline> {
    // An open transaction may read something older than what others have committed, so it is not kept.
    if (this.#hears === undefined || isInTransaction) return this.kept ?? load()
    const ttl = this.#hears === 'on' ? 0 : MOST_UNHEARD_MS
    return this.#kept.forceFetch('timeline', { context: load, ttl })
  }

  /**
   * The settings for one request. One that only reads shows what held when it first asked, so that no page mixes two
   * states; where somebody acts or has just acted, what is kept unheard is not new enough.
   */
  forRequest(doing: 'reads' | 'has acted' | 'acts'): SettingsReader {
    const read: SettingsReader['read'] = (load, from) =>
      doing !== 'reads' && this.#hears === 'off' ? readNow(load, from) : this.read(load, from)
    return { read: doing === 'acts' ? read : once(read) }
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

/** Reads once, unless that fails. */
function once(read: SettingsReader['read']): SettingsReader['read'] {
  let first: Reading | undefined
  let underWay: Promise<Reading> | undefined
  return async (load, from) => {
    if (first) return first
    // A transaction never waits for a reading outside of it, which may wait for its connection.
    const reading = from.isInTransaction ? read(load, from) : (underWay ??= read(load, from))
    try {
      const done = await reading
      return (first ??= done)
    } catch (error) {
      underWay = undefined
      throw error
    }
  }
}

async function readNow(load: Load, { at }: From): Promise<Reading> {
  return { at, timeline: await load() }
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
