import { getMyMailTopics, setMyMailTopics, subscribe } from '#domain/base/mail-consents/index.ts'
import { setMyMailTopicsInput, subscribeInput } from '#domain/base/mail-consents/schemas.ts'
import {
  bodyProblems,
  customerRead,
  customerWrite,
  endpoint,
  type Endpoint,
  nothing,
  ok,
  publicWrite,
} from '../../endpoint.ts'
import { mailTopicsResponse, subscriptionResponse } from './responses.ts'

export const consentEndpoints: Endpoint[] = [
  endpoint({
    ...publicWrite,
    path: '/api/newsletter/subscriptions',
    summary: 'Subscribe to the newsletter',
    description:
      'Binding at once for who is signed in with the address, otherwise when its owner confirms by mail. Nobody else learns whether the address is subscribed.',
    limit: 'forms',
    input: subscribeInput,
    response: subscriptionResponse,
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
    response: mailTopicsResponse,
    problems: ['invalid_request'],
    run: async (ctx) => ok({ topics: await getMyMailTopics(ctx) }),
  }),
  endpoint({
    ...customerWrite,
    path: '/api/profile/mail-topics',
    summary: 'Choose what I may be mailed about',
    description: 'Those that are named are on, all others off.',
    input: setMyMailTopicsInput,
    response: mailTopicsResponse,
    problems: [...bodyProblems],
    async run(ctx, input) {
      await setMyMailTopics(ctx, input)
      return ok({ topics: await getMyMailTopics(ctx) })
    },
  }),
]
