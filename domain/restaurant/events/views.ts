import { z } from 'zod'
import { cents, image, instant } from '#shared/kernel/view-fields.ts'
import { EVENT_PHASES } from '#shared/restaurant/event-states.ts'
import { RELATIVE_DAYS } from '#shared/restaurant/relative-day.ts'

/** An event as lists show it, in one language. */
export const eventCard = z.object({
  id: z.uuid(),
  slug: z.string(),
  title: z.string(),
  shortDescription: z.string(),
  startDate: instant,
  endDate: instant,
  day: z
    .enum(RELATIVE_DAYS)
    .describe('What the day of `startDate` is called, seen from now; `weekday` is one of the next six days.'),
  location: z.string(),
  priceCents: cents.describe('Of one seat in ZAR cents, paid at the event; 0 is free.'),
  seatsLeft: z.int(),
  image: image.nullable(),
  imageAlt: z.string(),
  isFeatured: z.boolean(),
  phase: z
    .enum(EVENT_PHASES)
    .describe(
      'Whether one can sign up: `full` is for a place on the waitlist, `closed` is going on, `postponed` waits for a new date and has the old one until then. Visitors see no `draft`.',
    ),
})
export type EventCard = z.infer<typeof eventCard>

/** An event as its page shows it. */
export const eventDetail = eventCard.extend({
  description: z.string(),
  included: z.array(z.string()).describe('What is in the price.'),
  foodNote: z.string(),
  mapUrl: z.url(),
  seats: z.int(),
  reason: z.string().describe('Why it was postponed or cancelled, as guests were told; empty otherwise.'),
  previousStartDate: instant
    .nullable()
    .describe('The start that was announced before `startDate`; null if there was none.'),
  version: z.int().describe('Goes up with each change.'),
})
export type EventDetail = z.infer<typeof eventDetail>

export const eventLists = z.object({ upcoming: z.array(eventCard), past: z.array(eventCard) })
export type EventLists = z.infer<typeof eventLists>
