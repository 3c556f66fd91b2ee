import { type FormReply, typedValues } from '#app/components/forms/form-reply.ts'
import type { StaffEvent } from '#domain/restaurant/event-desk/schemas.ts'
import { fromCents, toCents } from '#shared/catalog/rand.ts'
import { shopLocalTime, withShopOffset } from '#shared/kernel/dates.ts'
import type { FieldErrors } from '#shared/kernel/validation.ts'
import { type Locale, LOCALES, byLocale } from '#shared/kernel/locale.ts'

/** The texts in both languages, and how many lines their fields have. */
export const EVENT_TEXTS = {
  title: 1,
  shortDescription: 2,
  description: 8,
  included: 4,
  foodNote: 3,
  location: 1,
  pictureAlt: 2,
} as const
export type EventText = keyof typeof EVENT_TEXTS
export const eventTexts = Object.keys(EVENT_TEXTS) as EventText[]

const PLAIN = ['version', 'startDate', 'endDate', 'mapUrl', 'price', 'seats', 'isFeatured'] as const
type Field = (typeof PLAIN)[number] | `${EventText}.${Locale}`
const FIELDS: Field[] = [
  ...PLAIN,
  ...eventTexts.flatMap((name) => LOCALES.map((locale) => `${name}.${locale}` as const)),
]
export type EventValues = Partial<Record<Field, string>>

export type EventReply = FormReply<
  | { reason: 'ends_too_early' | 'event_cancelled' }
  | { reason: 'seats_taken'; taken: number }
  /** Somebody else has saved it: what is saved now stands in the fields' own words. */
  | { reason: 'changed'; current: EventValues; by: string | null }
>

/** Returns the values that the form of an event begins with. */
export function valuesOf(event: StaffEvent): EventValues {
  const values: EventValues = {
    version: String(event.version),
    startDate: shopLocalTime(event.startDate),
    endDate: shopLocalTime(event.endDate),
    mapUrl: event.mapUrl ?? '',
    price: fromCents(event.priceCents),
    seats: String(event.seats),
    isFeatured: event.isFeatured ? 'on' : '',
  }
  for (const name of eventTexts) {
    for (const locale of LOCALES) values[`${name}.${locale}`] = event[name][locale]
  }
  return values
}

export function typedEvent(form: Map<string, string>): EventValues {
  return { isFeatured: '', ...typedValues(form, FIELDS) }
}

/** Returns what was typed, as the verbs take it. */
export function toEventInput(values: EventValues) {
  const number = (typed = '') => (typed.trim() ? Number(typed) : undefined)
  const time = (typed = '') => (typed.trim() ? withShopOffset(typed) : undefined)
  const { price = '' } = values
  const texts = Object.fromEntries(
    eventTexts.map((name) => [name, byLocale((locale) => values[`${name}.${locale}`] ?? '')]),
  )
  return {
    ...texts,
    startDate: time(values.startDate),
    endDate: time(values.endDate),
    mapUrl: values.mapUrl,
    priceCents: price.trim() ? (toCents(price) ?? null) : undefined,
    seats: number(values.seats),
    isFeatured: values.isFeatured === 'on',
  }
}

/** Puts what is wrong at the fields of the form. */
export function toEventReply({ priceCents, ...errors }: FieldErrors): Pick<EventReply, 'errors' | 'refusal'> {
  return {
    errors: {
      ...errors,
      ...(priceCents && { price: priceCents === 'not_a_whole_number' ? 'invalid' : priceCents }),
    },
    ...(errors['endDate'] === 'out_of_range' && { refusal: { reason: 'ends_too_early' } }),
  }
}
