import { z } from 'zod'
import type { RelativeDay } from '#shared/restaurant/relative-day.ts'
import { LOCALES, type Locale, type LocalizedText, DEFAULT_LOCALE } from '#shared/kernel/locale.ts'

const language = z.enum(LOCALES, { error: 'unknown_value' }).default(DEFAULT_LOCALE)

/** One event by its record id or slug. */
export const eventKey = z.object({
  id: z
    .string()
    .min(1, 'required')
    .max(100, 'too_long')
    .regex(/^[a-z0-9-]+$/i, 'invalid'),
  language,
})
export type EventKey = z.infer<typeof eventKey>

export const listEventsInput = z.object({ language })
export type ListEventsInput = z.infer<typeof listEventsInput>

export type SearchEventsInput = {
  /** As it was typed. */
  text: string
  language: Locale
  limit: number
}

/** The state of sign-ups: `full` still takes them for the waitlist. */
export type SignUpPhase = 'open' | 'full' | 'closed' | 'over' | 'cancelled'

/** An event as lists show it, in one language. */
export type EventCard = {
  id: string
  slug: string
  title: string
  shortDescription: string
  startDate: Date
  endDate: Date
  /** The day of `startDate`, seen from now. */
  day: RelativeDay
  location: string
  /** The price of one seat in ZAR cents, paid at the event; 0 is free. */
  priceCents: number
  seatsLeft: number
  /** Without size and ending; null if there is none. */
  image: string | null
  imageAlt: string
  isFeatured: boolean
  phase: SignUpPhase
}

/** An event as its page shows it. */
export type EventDetail = EventCard & {
  description: string
  /** Included in the price. */
  included: string[]
  foodNote: string
  mapUrl: string
  seats: number
  /** The reason that guests were told when it was cancelled; '' otherwise. */
  cancelReason: string
  /** Goes up with each change. */
  version: number
}

export type EventLists = { upcoming: EventCard[]; past: EventCard[] }

/** An event's content as staff write it. Prices in ZAR cents. */
export type EventContent = {
  title: LocalizedText
  shortDescription: LocalizedText
  description: LocalizedText
  included: LocalizedText
  foodNote: LocalizedText
  startDate: Date
  endDate: Date
  location: LocalizedText
  mapUrl: string | null
  priceCents: number
  seats: number
  pictureAlt: LocalizedText
  isFeatured: boolean
}

export type CreateEventInput = EventContent & { slug: string; picture: string | null; isActive: boolean }
