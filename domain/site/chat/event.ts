import type { ChatSubject } from '#shared/site/chat-answer.ts'
import { formatTime } from '#shared/kernel/dates.ts'
import { formatDay } from '#shared/restaurant/relative-day.ts'
import { formatMoney } from '#shared/kernel/money.ts'
import { listEvents } from '#domain/restaurant/events/index.ts'
import type { EventCard } from '#domain/restaurant/events/views.ts'
import { type Asked, linkTo, MOST_CARDS, pageCard, type Reply } from './reply.ts'

/** One event that is to come, or all of them. */
export async function answerEvents(asked: Asked, subject?: ChatSubject): Promise<Reply> {
  const { ctx, language, say } = asked
  const { upcoming } = await listEvents(ctx, { language })
  const event = upcoming.find(({ slug }) => slug === subject?.slug)
  if (event) return answerEvent(asked, event)
  return {
    topic: 'event',
    text: [upcoming.length > 0 ? say.event.list : say.event.none],
    cards: upcoming.slice(0, MOST_CARDS).map((one) => eventCard(asked, one)),
    links: [linkTo('events', asked)],
    suggestions: upcoming.slice(0, 1).map(({ title }) => say.suggest.price(title)),
  }
}

function answerEvent(asked: Asked, event: EventCard): Reply {
  const { language, say } = asked
  const { title, startDate, location, priceCents, phase } = event
  return {
    topic: 'event',
    text: [
      phase === 'postponed'
        ? say.event.postponed(title)
        : say.event.about(title, formatDay(startDate, language, 'long'), formatTime(startDate), location),
      priceCents === 0 ? say.event.free : say.event.price(formatMoney(priceCents, language)),
      ...seatsOf(event, say),
    ],
    cards: [eventCard(asked, event)],
    links: [linkTo('events', asked)],
    suggestions: [say.suggest.address, say.suggest.events],
    about: { kind: 'event', slug: event.slug },
  }
}

function seatsOf({ phase, seatsLeft }: EventCard, say: Asked['say']): string[] {
  switch (phase) {
    case 'postponed':
      return []
    case 'cancelled':
      return [say.event.cancelled]
    case 'full':
      return [say.event.full]
    default:
      return [say.event.seats(seatsLeft)]
  }
}

function eventCard({ language, say }: Asked, { slug, title, startDate, image, phase }: EventCard) {
  const detail =
    phase === 'postponed'
      ? say.event.dateFollows
      : `${formatDay(startDate, language, 'short')}, ${formatTime(startDate)}`
  return pageCard('event', { slug, title, detail, image }, language)
}
