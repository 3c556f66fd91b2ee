import { z } from 'zod'
import { MOST_EVENT_SEATS, type SignUpState } from '#shared/restaurant/event-fields.ts'
import {
  EVENT_FILTERS,
  type EventFilter,
  type EventPhase,
  type EventState,
} from '#shared/restaurant/event-states.ts'
import { keysetInput, type KeysetPage } from '#shared/kernel/keyset.ts'
import { type Locale, type LocalizedText, byLocale } from '#shared/kernel/locale.ts'
import {
  line,
  optionalLine,
  optionalText,
  requiredOr,
  requiredText,
  wholeNumber,
} from '#shared/kernel/validation.ts'
import type { EventContent } from '../events/schemas.ts'
import type { StoreRefusal } from '#domain/base/media/schemas.ts'

const MOST_CENTS = 10_000_000
const eventId = z.uuid('invalid')
const instant = z.iso
  .datetime({ offset: true, error: requiredOr('invalid') })
  .transform((text) => new Date(text))
/** In English at least; where Thai is missing, visitors read English. */
const name = (max: number) =>
  z.strictObject({ en: line(max), th: optionalLine(max).transform((text) => text ?? '') })
const texts = (max: number) =>
  z.strictObject({
    en: optionalText(max).transform((text) => text ?? ''),
    th: optionalText(max).transform((text) => text ?? ''),
  })
const both = (max: number) => z.strictObject(byLocale(() => line(max)))
const bothTexts = (max: number) => z.strictObject(byLocale(() => requiredText(max)))

const editable = {
  title: name(120),
  shortDescription: name(240),
  description: texts(5_000),
  /** One line each. */
  included: texts(1_000),
  foodNote: texts(1_000),
  startDate: instant,
  endDate: instant,
  location: name(200),
  /** A page with a map; without one, a search for the location. */
  mapUrl: optionalLine(500).refine(
    (url) => !url || (URL.canParse(url) && url.startsWith('https://')),
    'invalid',
  ),
  /** The price of one seat, in ZAR cents; 0 is free. */
  priceCents: wholeNumber(0, MOST_CENTS),
  seats: wholeNumber(1, MOST_EVENT_SEATS),
  pictureAlt: texts(300),
  isFeatured: z.boolean({ error: requiredOr('invalid') }),
}
const endsAfterStart = ({ startDate, endDate }: { startDate: Date; endDate: Date }) => startDate < endDate
const endsTooEarly = { path: ['endDate'], error: 'out_of_range' }

export const createEventInput = z.strictObject(editable).refine(endsAfterStart, endsTooEarly)
export type CreateEventInput = z.infer<typeof createEventInput>

export const eventIdInput = z.strictObject({ id: eventId })
export type EventIdInput = z.infer<typeof eventIdInput>

export const updateEventInput = z
  .strictObject({ id: eventId, version: wholeNumber(1, 2_147_483_647), ...editable })
  .refine(endsAfterStart, endsTooEarly)
export type UpdateEventInput = z.infer<typeof updateEventInput>

export type UpdateEventResult =
  /** `told` guests were mailed that time or place has changed. */
  | { ok: true; version: number; told: number }
  /** Somebody else has saved it since that version; `by` is their name, where that is known. */
  | { ok: false; reason: 'changed'; current: StaffEvent; by: string | null }
  /** Fewer seats than guests have. */
  | { ok: false; reason: 'seats_taken'; taken: number }
  /** `date_is_past`: the new date of one that was postponed. */
  | { ok: false; reason: 'event_cancelled' | 'date_is_past' }

export const publishEventInput = eventIdInput.extend({
  isActive: z.boolean({ error: requiredOr('invalid') }),
})
export type PublishEventInput = z.infer<typeof publishEventInput>

export type PublishEventResult =
  | { ok: true }
  /** One with guests stays where they find it: it can be postponed or cancelled. */
  | { ok: false; reason: 'has_guests'; guests: number }
  /** `date_is_past`: one that was postponed needs a new date; `called_off`: nor is one hidden that was postponed or cancelled. */
  | { ok: false; reason: 'date_is_past' | 'called_off' }

export const callOffInput = eventIdInput.extend({ reason: bothTexts(500) })
export type CallOffInput = z.infer<typeof callOffInput>

export type CallOffResult =
  | { ok: true; told: number }
  | { ok: false; reason: 'is_draft' | 'is_over' | 'already_postponed' | 'already_cancelled' }

export const mailGuestsInput = eventIdInput.extend({
  subject: both(150),
  text: bothTexts(5_000),
  /** Also those who wait. */
  withWaiting: z.boolean({ error: requiredOr('invalid') }),
})
export type MailGuestsInput = z.infer<typeof mailGuestsInput>

export type MailGuestsResult = { ok: true; told: number } | { ok: false; reason: 'no_guests' | 'just_sent' }

export const guestInput = eventIdInput.extend({ signUpId: z.uuid('invalid') })
export type GuestInput = z.infer<typeof guestInput>

export const checkInGuestInput = guestInput.extend({ isHere: z.boolean({ error: requiredOr('invalid') }) })
export type CheckInGuestInput = z.infer<typeof checkInGuestInput>

export type SetPictureResult = { ok: true } | { ok: false; reason: StoreRefusal }

export const listStaffEventsInput = z.strictObject({
  /** A part of the name, in either language. */
  search: optionalLine(100),
  state: z.enum(Object.keys(EVENT_FILTERS) as EventFilter[], { error: 'unknown_value' }).optional(),
  ...keysetInput,
})
export type ListStaffEventsInput = z.infer<typeof listStaffEventsInput>

/** An event as staff edit it. */
export type StaffEvent = EventContent & {
  id: string
  slug: string
  version: number
  state: EventState
  phase: EventPhase
  seatsTaken: number
  /** Without size and ending; null if there is none. */
  image: string | null
  isActive: boolean
  reason: LocalizedText | null
  previousStartDate: Date | null
}

export type StaffEventRow = Pick<
  StaffEvent,
  'id' | 'title' | 'phase' | 'startDate' | 'seats' | 'seatsTaken' | 'isFeatured'
> & { waiting: number }
export type StaffEventList = KeysetPage<StaffEventRow>

export type Guest = {
  id: string
  name: string
  email: string
  phone: string | null
  seats: number
  wishes: string | null
  locale: Locale
  state: SignUpState
  /** The place on the waitlist, from 1; null if they do not wait. */
  position: number | null
  signedUpAt: Date
  /** Until when seats or place wait for the guest to confirm them by mail; null once they have. */
  heldUntil: Date | null
  checkedInAt: Date | null
  /** So many sign-ups the same guest has to come, for any event, by account, contact or network address. */
  ofGuest: number
}

/** A guest whom a search over all events finds. */
export type FoundGuest = Pick<Guest, 'id' | 'name' | 'seats' | 'state'> & {
  eventId: string
  event: string
  startDate: Date
}

export type GuestList = {
  event: StaffEvent
  guests: Guest[]
  /** The messages written to them, the newest first. */
  messages: { id: string; subject: LocalizedText; sentAt: Date }[]
}
