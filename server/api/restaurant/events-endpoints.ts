import { getEvent, listEvents } from '#domain/restaurant/events/index.ts'
import { eventKey, listEventsInput } from '#domain/restaurant/events/schemas.ts'
import { eventDetail, eventLists } from '#domain/restaurant/events/views.ts'
import { type Endpoint, get } from '../endpoint.ts'

/** The answers depend on the hour: nothing is kept. */
export const eventEndpoints: Endpoint[] = [
  get('/api/events', {
    for: 'anyone',
    summary: 'List events',
    description: 'Those to come or going on, the next first, and the last ones that are over.',
    input: listEventsInput,
    view: eventLists,
    verb: listEvents,
  }),
  get('/api/events/{id}', {
    for: 'anyone',
    summary: 'Get an event',
    description: 'One event by id or slug.',
    input: eventKey,
    view: eventDetail,
    problems: ['event_not_found'],
    verb: getEvent,
  }),
]
