import { pageTexts } from '#app/components/i18n/page-texts.ts'
import type { EventsMessages } from '#shared/messages/en/restaurant/events.ts'

/** The texts of the list of events, of an event, and of a sign-up. */
export const useEventsMessages = pageTexts(
  import.meta.glob<Record<string, EventsMessages>>('./*/restaurant/events.ts', { base: '/shared/messages' }),
)
