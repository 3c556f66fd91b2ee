import { describeForm } from '#app/components/admin/fields/describe-form.ts'
import type { EditReply } from '#app/components/admin/fields/edit-reply.ts'
import type { FieldErrors } from '#shared/kernel/validation.ts'
import type { CreateEventInput } from '#domain/restaurant/event-desk/schemas.ts'

export type EventReply = EditReply<
  { reason: 'event_cancelled' | 'date_is_past' | 'ends_too_early' } | { reason: 'seats_taken'; taken: number }
>

/** Everything visitors read of an event. What is missing in Thai is shown in English. */
export const eventDescription = describeForm<CreateEventInput>({
  title: { kind: 'localized', label: (t) => t.events.fields.title, required: 'in-default' },
  shortDescription: {
    kind: 'localized',
    label: (t) => t.events.fields.shortDescription,
    rows: 2,
    required: 'in-default',
  },
  description: { kind: 'localized', label: (t) => t.events.fields.description, rows: 8 },
  included: { kind: 'localized', label: (t) => t.events.fields.included, rows: 4 },
  foodNote: { kind: 'localized', label: (t) => t.events.fields.foodNote, rows: 3 },
  location: { kind: 'localized', label: (t) => t.events.fields.location, required: 'in-default' },
  pictureAlt: { kind: 'localized', label: (t) => t.events.fields.pictureAlt, rows: 2 },
  startDate: { kind: 'time', label: (t) => t.events.starts },
  endDate: { kind: 'time', label: (t) => t.events.ends },
  priceCents: { kind: 'cents', label: (t) => t.events.price, hint: (t) => t.events.priceHint },
  seats: { kind: 'number', label: (t) => t.events.seats },
  mapUrl: {
    kind: 'text',
    label: (t) => t.events.mapUrl,
    hint: (t) => t.events.mapHint,
    isOptional: true,
    input: { type: 'url' },
  },
  isFeatured: { kind: 'box', label: (t) => t.events.isFeatured },
})

/** An event that ends before it starts is refused at the field of its end. */
export function withRefusal(errors: FieldErrors): Pick<EventReply, 'errors' | 'refusal'> {
  return { errors, ...(errors['endDate'] === 'out_of_range' && { refusal: { reason: 'ends_too_early' } }) }
}
