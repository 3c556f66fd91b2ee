import { z } from 'zod'
import { LOCALES } from '../kernel/locale.ts'
import { localized } from '../kernel/view-fields.ts'

/* The parts of a newsletter as they are stored, and as the office and the API show them. */

/** A part of a newsletter. Products and recipes are named by their slugs; names and prices are read when it is sent. */
export const newsletterBlock = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['heading', 'text']), text: localized }),
  /** `name`: without size and ending, as stored. */
  z.object({ kind: z.literal('picture'), name: z.string(), alt: localized }),
  /** `link`: a path of the site, which leads to the page in the reader's language, or an address elsewhere. */
  z.object({ kind: z.literal('button'), link: z.string(), text: localized }),
  z.object({ kind: z.enum(['product', 'recipe']), slug: z.string(), text: localized }),
])
export type NewsletterBlock = z.infer<typeof newsletterBlock>

/** The subscribers a newsletter is for; everything that is not null must be so. */
export const newsletterSegment = z.object({
  /** People who read in this language. */
  language: z.enum(LOCALES).nullable(),
  hasAccount: z.boolean().nullable(),
  /** Buyers of this product, or of anything if it is null and `boughtSince` is not. */
  boughtProductId: z.uuid().nullable(),
  /** A day, `2027-01-31`; since when they bought. */
  boughtSince: z.string().nullable(),
})
export type NewsletterSegment = z.infer<typeof newsletterSegment>

/** The number of mails in each state. */
export const deliveryCounts = z.object({
  waiting: z.int(),
  sent: z.int(),
  refused: z.int().describe('Not taken by the reader’s mail server, for good.'),
  unsubscribed: z.int().describe('Left out: they had unsubscribed by then.'),
  stopped: z.int(),
})
export type DeliveryCounts = z.infer<typeof deliveryCounts>
