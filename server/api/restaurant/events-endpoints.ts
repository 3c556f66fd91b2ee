import { getEvent, listEvents } from '#domain/restaurant/events/index.ts'
import { eventKey, listEventsInput } from '#domain/restaurant/events/schemas.ts'
import { eventDetail, eventLists } from '#domain/restaurant/events/views.ts'
import { endpoint, type Endpoint, ok, publicRead } from '../endpoint.ts'

/** The answers depend on the hour: nothing is kept. */
const read = { ...publicRead, shows: undefined }

export const eventEndpoints: Endpoint[] = [
  endpoint({
    ...read,
    path: '/api/events',
    summary: 'List events',
    description: 'Those to come or going on, the next first, and the last ones that are over.',
    input: listEventsInput,
    response: eventLists,
    problems: ['invalid_request'],
    run: async (ctx, input) => ok(await listEvents(ctx, input)),
  }),
  endpoint({
    ...read,
    path: '/api/events/{id}',
    summary: 'Get an event',
    description: 'One event by id or slug.',
    input: eventKey,
    response: eventDetail,
    problems: ['invalid_request', 'event_not_found'],
    run: async (ctx, input) => ok(await getEvent(ctx, input)),
  }),
]
