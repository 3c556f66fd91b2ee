import { z } from 'zod'
import { getMyMailTopics, setMyMailTopics, subscribe } from '#domain/base/mail-consents/index.ts'
import { setMyMailTopicsInput, subscribeInput } from '#domain/base/mail-consents/schemas.ts'
import { MAIL_TOPICS } from '#shared/base/mail-topics.ts'
import {
  bodyProblems,
  customerRead,
  customerWrite,
  endpoint,
  type Endpoint,
  nothing,
  ok,
  publicWrite,
} from '../endpoint.ts'

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
  endpoint({
    ...publicWrite,
    path: '/api/newsletter/subscriptions',
    summary: 'Subscribe to the newsletter',
    description:
      'Binding at once for who is signed in with the address, otherwise when its owner confirms by mail. Nobody else learns whether the address is subscribed.',
    limit: 'forms',
    input: subscribeInput,
    response: subscription,
    problems: [...bodyProblems, 'too_many_requests'],
    async run(ctx, input) {
      const result = await subscribe(ctx, input)
      if (!result.ok) return { problem: 'too_many_requests' }
      const { is: subscription, isConfirmed, browserKey } = result
      return ok({ subscription, isConfirmed, browserKey })
    },
  }),
  endpoint({
    ...customerRead,
    path: '/api/profile/mail-topics',
    summary: 'Get what I may be mailed about',
    description: 'The topics to which the signed-in customer consents. Mails about orders are no topic.',
    input: nothing,
    response: mailTopics,
    problems: ['invalid_request'],
    run: async (ctx) => ok({ topics: await getMyMailTopics(ctx) }),
  }),
  endpoint({
    ...customerWrite,
    path: '/api/profile/mail-topics',
    summary: 'Choose what I may be mailed about',
    description: 'Those that are named are on, all others off.',
    input: setMyMailTopicsInput,
    response: mailTopics,
    problems: [...bodyProblems],
    async run(ctx, input) {
      await setMyMailTopics(ctx, input)
      return ok({ topics: await getMyMailTopics(ctx) })
    },
  }),
]
