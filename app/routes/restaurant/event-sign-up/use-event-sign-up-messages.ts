import { pageTexts } from '#app/components/i18n/page-texts.ts'
import type { EventSignUpMessages } from '#shared/messages/en/restaurant/event-sign-up.ts'

/** The texts of the page of a sign-up. */
export const useEventSignUpMessages = pageTexts<EventSignUpMessages>({
  en: async () => (await import('#shared/messages/en/restaurant/event-sign-up.ts')).eventSignUp,
  th: async () => (await import('#shared/messages/th/restaurant/event-sign-up.ts')).eventSignUp,
})
