import { z } from 'zod'
import { getMyMailTopics, setMyMailTopics, subscribe } from '#domain/base/mail-consents/index.ts'
import { setMyMailTopicsInput, subscribeInput } from '#domain/base/mail-consents/schemas.ts'
import { MAIL_TOPICS } from '#shared/base/mail-topics.ts'
import { answerWith, type Endpoint, get, nothing, post } from '../endpoint.ts'

const subscription = z.object({
  subscription: z
    .enum(['subscribed', 'already'])
    .describe('`already` only to who is signed in with the address, and to a browser that subscribed it.'),
  isConfirmed: z.boolean().describe('Otherwise a mail to the address makes it binding.'),
  browserKey: z.string().describe('Send it with the next request of this browser.'),
})
const mailTopics = z.object({
  topics: z.array(z.enum(MAIL_TOPICS)).describe('Those that may be mailed about.'),
})

export const consentEndpoints: Endpoint[] = [
  post('/api/newsletter/subscriptions', {
    for: 'anyone',
    summary: 'Subscribe to the newsletter',
    description:
      'Binding at once for who is signed in with the address, otherwise when its owner confirms by mail. Nobody else learns whether the address is subscribed.',
    input: subscribeInput,
    view: subscription,
    problems: ['too_many_requests'],
    async verb(ctx, input) {
      const result = await subscribe(ctx, input)
      if (!result.ok) return result
      const { is: subscription, isConfirmed, browserKey } = result
      return { subscription, isConfirmed, browserKey }
    },
  }),
  get('/api/profile/mail-topics', {
    for: 'customer',
    summary: 'Get what I may be mailed about',
    description: 'The topics to which the signed-in customer consents. Mails about orders are no topic.',
    input: nothing,
    view: mailTopics,
    verb: async (ctx) => ({ topics: await getMyMailTopics(ctx) }),
  }),
  post('/api/profile/mail-topics', {
    for: 'customer',
    summary: 'Choose what I may be mailed about',
    description: 'Those that are named are on, all others off.',
    input: setMyMailTopicsInput,
    view: mailTopics,
    verb: answerWith(setMyMailTopics, async (ctx) => ({ topics: await getMyMailTopics(ctx) })),
  }),
]
