import { pageTexts } from '#app/components/i18n/page-texts.ts'
import type { EventSignUpMessages } from '#shared/messages/en/restaurant/event-sign-up.ts'

/** The texts of the page of a sign-up. */
export const useEventSignUpMessages = pageTexts(
  import.meta.glob<Record<string, EventSignUpMessages>>('./*/restaurant/event-sign-up.ts', {
    base: '/shared/messages',
  }),
)
