import { z } from 'zod'
import { keysetInput } from '#shared/kernel/keyset.ts'
import { LOCALES, type Locale, type LocalizedText, NO_TEXT, byLocale } from '#shared/kernel/locale.ts'
import { MOST_BLOCKS, NEWSLETTER_STATES } from '#shared/newsletters/newsletter-fields.ts'
import type { NewsletterBlock, NewsletterSegment } from '#shared/newsletters/newsletter-content.ts'
import { isoDay, requiredOr, wholeNumber } from '#shared/kernel/validation.ts'
import type { StoreRefusal } from '#domain/base/media/schemas.ts'
import type { NewsletterView } from './views.ts'

export const newsletterId = z.uuid('invalid')
export const newsletterIdInput = z.strictObject({ id: newsletterId })
export type NewsletterIdInput = z.infer<typeof newsletterIdInput>

/** A draft may be unfinished: what it still lacks is said before it is sent (`NewsletterFault`). */
const unfinished = (max: number, controls: RegExp) =>
  z
    .string({ error: requiredOr('invalid') })
    .trim()
    .max(max, 'too_long')
    .refine((text) => !controls.test(text) && text.isWellFormed(), 'control_characters')
const words = (max: number) => unfinished(max, /\p{Cc}/u)
const lines = (max: number) => unfinished(max, /[^\P{Cc}\r\n\t]/u)
const wordsInBoth = (max: number) => z.strictObject(byLocale(() => words(max)))
const linesInBoth = (max: number) => z.strictObject(byLocale(() => lines(max)))
const slug = z
  .string({ error: requiredOr('invalid') })
  .trim()
  .max(80, 'too_long')
  .regex(/^[a-z0-9-]*$/, 'invalid')
/** A path of the site, or an address elsewhere; nothing that a browser would run. */
const link = words(300).regex(/^(|\/(?![/\\]).*|https:\/\/.+)$/, 'invalid')

const block = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('heading'), text: wordsInBoth(120) }),
    z.strictObject({ kind: z.literal('text'), text: linesInBoth(3_000) }),
    z.strictObject({
      kind: z.literal('picture'),
      name: z
        .string({ error: requiredOr('invalid') })
        .max(200, 'too_long')
        .regex(/^(pictures\/|\/images\/)[\w/-]+$/, 'invalid'),
      alt: wordsInBoth(200),
    }),
    z.strictObject({ kind: z.literal('button'), link, text: wordsInBoth(60) }),
    z.strictObject({ kind: z.literal('product'), slug, text: linesInBoth(300) }),
    z.strictObject({ kind: z.literal('recipe'), slug, text: linesInBoth(300) }),
  ],
  { error: requiredOr('unknown_value') },
) satisfies z.ZodType<NewsletterBlock>

export const segmentInput = z.strictObject({
  language: z.enum(LOCALES, { error: 'unknown_value' }).nullable().default(null),
  hasAccount: z.boolean({ error: 'invalid' }).nullable().default(null),
  boughtProductId: z.uuid('invalid').nullable().default(null),
  boughtSince: isoDay.nullable().default(null),
}) satisfies z.ZodType<NewsletterSegment>

/** Everything that is written in a draft. */
const content = {
  subject: wordsInBoth(150),
  preview: wordsInBoth(200),
  blocks: z.array(block, { error: requiredOr('invalid') }).max(MOST_BLOCKS, 'too_long'),
  segment: segmentInput,
}
export const createNewsletterInput = z.strictObject({
  ...content,
  preview: content.preview.default(NO_TEXT),
  blocks: content.blocks.default([]),
  segment: content.segment.prefault({}),
})
export type CreateNewsletterInput = z.infer<typeof createNewsletterInput>

/** The version that was read. */
export const newsletterVersion = wholeNumber(1, 2_147_483_647)
export const updateNewsletterInput = z.strictObject({
  id: newsletterId,
  version: newsletterVersion,
  ...content,
})
export type UpdateNewsletterInput = z.infer<typeof updateNewsletterInput>
export type NewsletterContent = Omit<UpdateNewsletterInput, 'id' | 'version'>

/** `changed`: somebody else has saved it since that version, or it is no draft any more. */
export type UpdateNewsletterResult =
  | { ok: true; version: number }
  | { ok: false; reason: 'changed'; current: NewsletterView; by: string | null }
  | { ok: false; reason: 'not_a_draft' }

export type AddPictureResult =
  | { ok: true; version: number }
  | { ok: false; reason: StoreRefusal | 'too_many' | 'not_a_draft' }

export const previewNewsletterInput = z.strictObject({
  id: newsletterId,
  language: z.enum(LOCALES, { error: 'unknown_value' }),
})
export type PreviewNewsletterInput = z.infer<typeof previewNewsletterInput>

export const listNewslettersInput = z.strictObject({
  state: z.enum(NEWSLETTER_STATES, { error: 'unknown_value' }).optional(),
  ...keysetInput,
})
export type ListNewslettersInput = z.infer<typeof listNewslettersInput>

/** The choices for what a block shows. */
export type BlockChoices = {
  products: { id: string; slug: string; name: LocalizedText }[]
  recipes: { slug: string; name: LocalizedText }[]
}

/** A newsletter as its page shows it: what its blocks may lead to, and its mail as text. */
export type NewsletterPage = {
  newsletter: NewsletterView
  choices: BlockChoices
  previews: Record<Locale, string>
}
