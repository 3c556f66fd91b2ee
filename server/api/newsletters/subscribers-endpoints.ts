import {
  getSubscriber,
  listSubscribers,
  recordComplaint,
  withdrawForSubscriber,
} from '#domain/newsletters/subscriber-desk/index.ts'
import { listSubscribersInput, subscriberInput } from '#domain/newsletters/subscriber-desk/schemas.ts'
import { subscriberList, subscriberView } from '#domain/newsletters/subscriber-desk/views.ts'
import { answerWith, type Endpoint, get, post } from '../endpoint.ts'

export const subscriberEndpoints: Endpoint[] = [
  get('/api/staff/subscribers', {
    for: 'staff',
    summary: 'List the readers of the newsletter',
    description:
      'With those who have not confirmed yet and those who unsubscribed, a page at a time. For staff.',
    input: listSubscribersInput,
    view: subscriberList,
    verb: listSubscribers,
  }),
  get('/api/staff/subscribers/{subscriberId}', {
    for: 'staff',
    summary: 'Get a reader with what they consented to',
    description: 'With the words that they read, the language, the time and the place. For staff.',
    input: subscriberInput,
    view: subscriberView,
    problems: ['subscriber_not_found'],
    verb: getSubscriber,
  }),
  post('/api/staff/subscribers/{subscriberId}/withdrawals', {
    for: 'staff',
    summary: 'Stop all mails about topics for somebody',
    description: 'For somebody who asked staff to. Nobody can consent for somebody else. For staff.',
    input: subscriberInput,
    view: subscriberView,
    problems: ['subscriber_not_found'],
    verb: answerWith(withdrawForSubscriber, getSubscriber),
  }),
  post('/api/staff/subscribers/{subscriberId}/complaints', {
    for: 'staff',
    summary: 'Record that somebody complained about a mail',
    description: 'They are mailed about no topic until they consent again themselves. For staff.',
    input: subscriberInput,
    view: subscriberView,
    problems: ['subscriber_not_found'],
    verb: answerWith(recordComplaint, getSubscriber),
  }),
]
