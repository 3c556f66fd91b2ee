import { z } from 'zod'
import { keysetPageOf } from '#shared/kernel/keyset.ts'
import { LOCALES } from '#shared/kernel/locale.ts'
import { instant, localized } from '#shared/kernel/view-fields.ts'
import { deliveryCounts, newsletterBlock, newsletterSegment } from '#shared/newsletters/newsletter-content.ts'
import { NEWSLETTER_STATES } from '#shared/newsletters/newsletter-fields.ts'

const language = z.enum(LOCALES)
const place = z.int().describe('Which of the parts, from 1.')

/** A fault that keeps a draft from being sent. */
export const newsletterFault = z.union([
  z.object({ what: z.literal('subject'), language }),
  z.object({ what: z.literal('no_blocks') }),
  z.object({ what: z.enum(['text', 'alt']), block: place, language }),
  z.object({ what: z.enum(['link', 'product', 'recipe']), block: place }),
])
export type NewsletterFault = z.infer<typeof newsletterFault>

const newsletterSummary = z.object({
  id: z.uuid(),
  subject: localized,
  state: z.enum(NEWSLETTER_STATES),
  createdAt: instant,
  scheduledFor: instant.nullable(),
  startedAt: instant.nullable(),
  finishedAt: instant.nullable(),
  counts: deliveryCounts.nullable().describe('Null before its recipients are fixed.'),
})

export const newsletterList = keysetPageOf(newsletterSummary)
export type NewsletterList = z.infer<typeof newsletterList>

/** A newsletter as staff see it. */
export const newsletterView = newsletterSummary.extend({
  version: z.int(),
  preview: localized,
  blocks: z.array(newsletterBlock),
  segment: newsletterSegment,
  waitsUntil: instant.nullable().describe('The mail server takes nothing: when it is asked again.'),
  /** The number of people who got it and have unsubscribed since. */
  unsubscribedSince: z.int(),
  recipients: z.int().describe('Who would get it now; 0 once its recipients are fixed.'),
  faults: z.array(newsletterFault).describe('What a draft lacks before it can be sent.'),
})
export type NewsletterView = z.infer<typeof newsletterView>

/** A newsletter as its reader gets it; the links to stop it lead nowhere. */
export const newsletterPreview = z.object({
  subject: z.string(),
  preview: z.string(),
  text: z.string(),
  html: z.string(),
})
export type NewsletterPreview = z.infer<typeof newsletterPreview>
