import { z } from 'zod'
import type { EventCard, EventDetail, EventLists } from '#domain/restaurant/events/schemas.ts'
import { image } from '../../catalog/catalog/responses.ts'
import { cents, instant } from '../../response-fields.ts'

const eventCard = z.object({
  id: z.uuid(),
  slug: z.string(),
  title: z.string(),
  shortDescription: z.string(),
  startDate: instant,
  endDate: instant,
  day: z
    .enum(['today', 'tomorrow', 'weekday', 'date'])
    .describe('What the day of `startDate` is called, seen from now; `weekday` is one of the next six days.'),
  location: z.string(),
  priceCents: cents.describe('Of one seat in ZAR cents, paid at the event; 0 is free.'),
  seatsLeft: z.int(),
  image: image.nullable(),
  imageAlt: z.string(),
  isFeatured: z.boolean(),
  phase: z
    .enum(['open', 'full', 'closed', 'over', 'cancelled'])
    .describe('Whether one can sign up: `full` is for a place on the waitlist, `closed` is going on.'),
}) satisfies z.ZodType<EventCard>

const eventDetail = eventCard.extend({
  description: z.string(),
  included: z.array(z.string()).describe('What is in the price.'),
  foodNote: z.string(),
  mapUrl: z.url(),
  seats: z.int(),
  cancelReason: z.string().describe('What guests were told when it was cancelled; empty otherwise.'),
  version: z.int().describe('Goes up with each change.'),
}) satisfies z.ZodType<EventDetail>

export const eventsResponse = z.object({
  upcoming: z.array(eventCard),
  past: z.array(eventCard),
}) satisfies z.ZodType<EventLists>
export const eventResponse = eventDetail
