import { useLocale } from '#app/components/i18n/locale.tsx'
import { useMoney } from '#app/components/i18n/money.tsx'
import type { EventCard } from '#domain/restaurant/events/views.ts'
import { formatTime } from '#shared/kernel/dates.ts'
import { formatDay } from '#shared/restaurant/relative-day.ts'
import { useEventsMessages } from './use-events-messages.ts'

/**
 * Returns the facts that one wants to know of an event, in words. Its price is in rand, which is what one pays there.
 */
export function useEventFacts() {
  const texts = useEventsMessages()
  const locale = useLocale()
  const { charge } = useMoney()
  return {
    when: ({ phase, startDate, endDate }: Pick<EventCard, 'phase' | 'startDate' | 'endDate'>) =>
      phase === 'postponed'
        ? texts.dateFollows
        : texts.fromTo(formatDay(startDate, locale, 'long'), formatTime(startDate), formatTime(endDate)),
    price: ({ priceCents }: Pick<EventCard, 'priceCents'>) =>
      priceCents > 0 ? texts.perSeat(charge(priceCents)) : texts.free,
    /** Says if there are seats, or why one cannot sign up. */
    seats: ({ phase, seatsLeft }: Pick<EventCard, 'phase' | 'seatsLeft'>) =>
      phase === 'open' ? texts.left(seatsLeft) : texts.phases[phase],
  }
}
