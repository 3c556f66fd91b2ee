import { z } from 'zod'
import { MAIL_TOPICS } from '#shared/base/mail-topics.ts'

export const subscriptionResponse = z.object({
  subscription: z
    .enum(['subscribed', 'already'])
    .describe('`already` only to who is signed in with the address, and to a browser that subscribed it.'),
  isConfirmed: z.boolean().describe('Otherwise a mail to the address makes it binding.'),
  browserKey: z.string().describe('Send it with the next request of this browser.'),
})

export const mailTopicsResponse = z.object({
  topics: z.array(z.enum(MAIL_TOPICS)).describe('Those that may be mailed about.'),
})
