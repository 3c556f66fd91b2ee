import { z } from 'zod'
import type { RelativeDay } from '#shared/restaurant/relative-day.ts'
import { LOCALES, type Locale, type LocalizedText } from '#shared/kernel/locale.ts'

const language = z.enum(LOCALES, { error: 'unknown_value' }).default('en')

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

/** Whether one can sign up: `full` is for a place on the waitlist. */
export type SignUpPhase = 'open' | 'full' | 'closed' | 'over' | 'cancelled'

/** An event as lists show it, in one language. */
export type EventCard = {
  id: string
  slug: string
  title: string
  shortDescription: string
  startDate: Date
  endDate: Date
  /** What the day of `startDate` is called, seen from now. */
  day: RelativeDay
  location: string
  /** Of one seat in ZAR cents, paid at the event; 0 is free. */
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
  /** What is in the price. */
  included: string[]
  foodNote: string
  mapUrl: string
  seats: number
  /** What guests were told when it was cancelled; '' otherwise. */
  cancelReason: string
  /** Goes up with each change. */
  version: number
}

export type EventLists = { upcoming: EventCard[]; past: EventCard[] }

/** What staff write of an event. Prices in ZAR cents. */
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
