import {
  getSubscriber,
  listSubscribers,
  recordComplaint,
  withdrawForSubscriber,
} from '#domain/newsletters/subscriber-desk/index.ts'
import { listSubscribersInput, subscriberInput } from '#domain/newsletters/subscriber-desk/schemas.ts'
import { subscriberList, subscriberView } from '#domain/newsletters/subscriber-desk/views.ts'
import { bodyProblems, endpoint, type Endpoint, ok, staffRead, staffWrite } from '../endpoint.ts'

export const subscriberEndpoints: Endpoint[] = [
  endpoint({
    ...staffRead,
    path: '/api/staff/subscribers',
    summary: 'List the readers of the newsletter',
    description:
      'With those who have not confirmed yet and those who unsubscribed, a page at a time. For staff.',
    input: listSubscribersInput,
    response: subscriberList,
    problems: ['invalid_request'],
    run: async (ctx, input) => ok(await listSubscribers(ctx, input)),
  }),
  endpoint({
    ...staffRead,
    path: '/api/staff/subscribers/{subscriberId}',
    summary: 'Get a reader with what they consented to',
    description: 'With the words that they read, the language, the time and the place. For staff.',
    input: subscriberInput,
    response: subscriberView,
    problems: ['invalid_request', 'subscriber_not_found'],
    run: async (ctx, input) => ok(await getSubscriber(ctx, input)),
  }),
  endpoint({
    ...staffWrite,
    path: '/api/staff/subscribers/{subscriberId}/withdrawals',
    summary: 'Stop all mails about topics for somebody',
    description: 'For somebody who asked staff to. Nobody can consent for somebody else. For staff.',
    input: subscriberInput,
    response: subscriberView,
    problems: [...bodyProblems, 'subscriber_not_found'],
    async run(ctx, input) {
      await withdrawForSubscriber(ctx, input)
      return ok(await getSubscriber(ctx, input))
    },
  }),
  endpoint({
    ...staffWrite,
    path: '/api/staff/subscribers/{subscriberId}/complaints',
    summary: 'Record that somebody complained about a mail',
    description: 'They are mailed about no topic until they consent again themselves. For staff.',
    input: subscriberInput,
    response: subscriberView,
    problems: [...bodyProblems, 'subscriber_not_found'],
    async run(ctx, input) {
      await recordComplaint(ctx, input)
      return ok(await getSubscriber(ctx, input))
    },
  }),
]
