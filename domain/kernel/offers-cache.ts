import type { Offer } from '#shared/catalog/offers.ts'
import { TimelineCache } from './timeline-cache.ts'

/** The offers as this process keeps them. */
export class OffersCache extends TimelineCache<readonly Offer[]> {
  /** When the next of them begins or ends. */
  override changeAfter(offers: readonly Offer[], now: Date): Date | undefined {
    const times = offers.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]).filter((time) => time > now)
    return times.length > 0 ? new Date(Math.min(...times.map(Number))) : undefined
  }
}
