import { z } from 'zod'
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

export type CreateEventInput = EventContent & {
  slug: string
  picture: string | null
  state: 'draft' | 'published'
}
