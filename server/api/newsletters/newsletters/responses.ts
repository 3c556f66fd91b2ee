import { z } from 'zod'
import type {
  NewsletterFault,
  NewsletterList,
  NewsletterPreview,
  NewsletterView,
} from '#domain/newsletters/newsletters/schemas.ts'
import { LOCALES } from '#shared/kernel/locale.ts'
import {
  type DeliveryCounts,
  NEWSLETTER_STATES,
  type NewsletterBlock,
  type NewsletterSegment,
} from '#shared/newsletters/newsletter-fields.ts'
import { instant, localized, neighbours } from '../../response-fields.ts'

const counts = z.object({
  waiting: z.int(),
  sent: z.int(),
  refused: z.int().describe('Not taken by the reader’s mail server, for good.'),
  unsubscribed: z.int().describe('Left out: they had unsubscribed by then.'),
  stopped: z.int(),
}) satisfies z.ZodType<DeliveryCounts>

const language = z.enum(LOCALES)
const place = z.int().describe('Which of the parts, from 1.')
const fault = z.union([
  z.object({ what: z.literal('subject'), language }),
  z.object({ what: z.literal('no_blocks') }),
  z.object({ what: z.enum(['text', 'alt']), block: place, language }),
  z.object({ what: z.enum(['link', 'product', 'recipe']), block: place }),
]) satisfies z.ZodType<NewsletterFault>

const block = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['heading', 'text']), text: localized }),
  z.object({ kind: z.literal('picture'), name: z.string(), alt: localized }),
  z.object({ kind: z.literal('button'), link: z.string(), text: localized }),
  z.object({ kind: z.enum(['product', 'recipe']), slug: z.string(), text: localized }),
]) satisfies z.ZodType<NewsletterBlock>

const segment = z.object({
  language: language.nullable(),
  hasAccount: z.boolean().nullable(),
  boughtProductId: z.uuid().nullable(),
  boughtSince: z.string().nullable(),
}) satisfies z.ZodType<NewsletterSegment>

const head = {
  id: z.uuid(),
  subject: localized,
  state: z.enum(NEWSLETTER_STATES),
  createdAt: instant,
  scheduledFor: instant.nullable(),
  startedAt: instant.nullable(),
  finishedAt: instant.nullable(),
  counts: counts.nullable().describe('Null before its recipients are fixed.'),
}

export const newslettersResponse = z.object({
  items: z.array(z.object(head)),
  ...neighbours,
}) satisfies z.ZodType<NewsletterList>

export const newsletterResponse = z.object({
  ...head,
  version: z.int(),
  preview: localized,
  blocks: z.array(block),
  segment,
  waitsUntil: instant.nullable().describe('The mail server takes nothing: when it is asked again.'),
  unsubscribedSince: z.int(),
  recipients: z.int().describe('Who would get it now; 0 once its recipients are fixed.'),
  faults: z.array(fault).describe('What a draft lacks before it can be sent.'),
}) satisfies z.ZodType<NewsletterView>

export const newsletterPreviewResponse = z.object({
  subject: z.string(),
  preview: z.string(),
  text: z.string(),
  html: z.string(),
}) satisfies z.ZodType<NewsletterPreview>
