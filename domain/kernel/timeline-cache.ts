import { LRUCache } from 'lru-cache'
import { SECOND } from '#shared/kernel/durations.ts'

/** The longest for which a timeline is kept while changes cannot be heard; with their reading, 5 seconds. */
const MOST_UNHEARD_MS = 4 * SECOND

type Load<Timeline> = () => Promise<Timeline>
type From = { at: Date; isInTransaction: boolean }
/** A timeline, and the moment for which it was asked. */
type Reading<Timeline> = { timeline: Timeline; at: Date }

/** See `getSettings` and `getOffers`. */
export type TimelineReader<Timeline> = { read(load: Load<Timeline>, from: From): Promise<Reading<Timeline>> }

/**
 * Settings or offers as this process last read them, with what is planned, so that it begins at its time.
 * Dropped when the database announces a change. Keeps nothing until it is turned on, and nothing for long while changes
 * cannot be heard.
 */
export abstract class TimelineCache<Timeline extends object> implements TimelineReader<Timeline> {
  readonly #kept = new LRUCache<'timeline', Timeline, Load<Timeline>>({
    max: 1,
    fetchMethod: (_key, _stale, { context: load }) => load(),
    // A reading of before a change is still given to those who wait for them, but not kept.
    ignoreFetchAbort: true,
  })
  #hears: 'on' | 'off' | undefined

  /** The timeline that is kept; undefined if none is. */
  get kept(): Timeline | undefined {
    return this.#kept.get('timeline')
  }

  /** When a timeline will say something else by itself; undefined if never. */
  abstract changeAfter(timeline: Timeline, now: Date): Date | undefined

  /** When what is kept will say something else by itself; undefined if never, or if nothing is kept. */
  nextChange(now: Date): Date | undefined {
    return this.kept && this.changeAfter(this.kept, now)
  }

  /** Returns what is kept, or what `load` reads; simultaneous callers share one reading. */
  read(load: Load<Timeline>, from: From): Promise<Reading<Timeline>> {
    return readNow(() => this.#timeline(load, from), from)
  }

  async #timeline(load: Load<Timeline>, { isInTransaction }: From): Promise<Timeline> {
    // An open transaction may read something older than what others have committed, so it is not kept.
    if (this.#hears === undefined || isInTransaction) return this.kept ?? load()
    const ttl = this.#hears === 'on' ? 0 : MOST_UNHEARD_MS
    return this.#kept.forceFetch('timeline', { context: load, ttl })
  }

  /**
   * The same for one request. One that only reads shows what held when it first asked, so that no page mixes two
   * states; where somebody acts or has just acted, what is kept unheard is not new enough.
   */
  forRequest(doing: 'reads' | 'has acted' | 'acts'): TimelineReader<Timeline> {
    const read: TimelineReader<Timeline>['read'] = (load, from) =>
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
function once<Timeline>(read: TimelineReader<Timeline>['read']): TimelineReader<Timeline>['read'] {
  let first: Reading<Timeline> | undefined
  let underWay: Promise<Reading<Timeline>> | undefined
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

async function readNow<Timeline>(load: Load<Timeline>, { at }: From): Promise<Reading<Timeline>> {
  return { at, timeline: await load() }
}
