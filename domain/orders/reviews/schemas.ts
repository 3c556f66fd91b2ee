import { z } from 'zod'
import { keysetInput } from '#shared/kernel/keyset.ts'
import { LOCALES, type Locale } from '#shared/kernel/locale.ts'
import {
  REVIEW_LENGTHS as MOST,
  REVIEW_STATES,
  REVIEW_SUBJECTS,
  STARS,
} from '#shared/orders/review-fields.ts'
import { line, optionalLine, optionalText, requiredOr, requiredText } from '#shared/kernel/validation.ts'
import type { Wait } from '#domain/kernel/count-tries.ts'
import type { MyReview, MyReviews, ReviewView, Reviewed } from './views.ts'

/** Slug or record id of what is reviewed. */
const subjectKey = z
  .string()
  .trim()
  .min(1, 'required')
  .max(80, 'too_long')
  .regex(/^[a-z0-9-]+$/i, 'invalid')
const subject = z.enum(REVIEW_SUBJECTS, { error: 'unknown_value' })
/** Forms send text. */
const stars = z.coerce
  .number({ error: 'required' })
  .pipe(z.literal([...STARS], { error: requiredOr('required') }))

const aboutInput = { subject, id: subjectKey }
const words = {
  stars,
  title: optionalLine(MOST.title),
  shownName: line(MOST.shownName),
  language: z.enum(LOCALES, { error: 'unknown_value' }),
}

/** A recipe may be rated without a word. */
export const saveReviewInput = z.discriminatedUnion(
  'subject',
  [
    z.strictObject({
      subject: z.literal('product'),
      id: subjectKey,
      ...words,
      text: requiredText(MOST.text),
    }),
    z.strictObject({ subject: z.literal('recipe'), id: subjectKey, ...words, text: optionalText(MOST.text) }),
  ],
  { error: 'unknown_value' },
)
export type SaveReviewInput = z.infer<typeof saveReviewInput>

/** The sealed part of the address in the mail that asks for reviews: which order, and that the shop wrote it. */
export const reviewKey = z.string().regex(/^[\da-f-]{36}\.[\w-]{43}$/, 'invalid')

export type SaveReviewByLinkInput = { key: string; review: SaveReviewInput }

/** `not_bought`: only who has received it says how it is. `not_verified`: the address of the account is not proved. */
export type SaveReviewResult =
  | { ok: true; id: string }
  | { ok: false; reason: 'not_bought' | 'not_verified' }
  | ({ ok: false } & Wait)

export const reviewFormInput = z.strictObject({ ...aboutInput, language: z.enum(LOCALES) })
export type ReviewFormInput = z.infer<typeof reviewFormInput>

export const withdrawReviewInput = z.strictObject(aboutInput)
export type WithdrawReviewInput = z.infer<typeof withdrawReviewInput>

/** The form for a review: what is there already, or what is proposed. */
export type ReviewForm = {
  about: Reviewed
  mayReview: boolean
  /** Undefined if they have written none. */
  review: MyReview | undefined
  proposedName: string
}

export type ReviewsByLink = MyReviews & { proposedName: string; language: Locale }

export const listReviewsInput = z.strictObject({ ...aboutInput, ...keysetInput })
export type ListReviewsInput = z.infer<typeof listReviewsInput>

/** A review that praises a product, as the home page quotes it. */
export type PraiseView = Pick<ReviewView, 'id' | 'stars' | 'text' | 'shownName' | 'language'> & {
  product: { slug: string; name: string; tint: string }
}

export const listStaffReviewsInput = z.strictObject({
  state: z.enum(REVIEW_STATES, { error: 'unknown_value' }).optional(),
  subject: subject.optional(),
  stars: stars.optional(),
  language: z.enum(LOCALES, { error: 'unknown_value' }).optional(),
  /** A part of what was written, or of the name. */
  search: optionalLine(100),
  ...keysetInput,
})
export type ListStaffReviewsInput = z.infer<typeof listStaffReviewsInput>

/** So many are decided about at once. */
export const MOST_DECIDED = 100
const read = z.strictObject({
  id: z.uuid('invalid'),
  version: z.int('not_a_whole_number').min(1, 'out_of_range'),
})

/** The reviews, each in the version that was read. */
export const decideReviewsInput = z.discriminatedUnion(
  'to',
  [
    z.strictObject({
      to: z.literal('shown'),
      reviews: z.array(read).min(1, 'required').max(MOST_DECIDED, 'too_long'),
    }),
    z.strictObject({
      to: z.literal('refused'),
      reviews: z.array(read).min(1, 'required').max(MOST_DECIDED, 'too_long'),
      reason: requiredText(MOST.reason),
    }),
  ],
  { error: 'unknown_value' },
)
export type DecideReviewsInput = z.infer<typeof decideReviewsInput>

/** An empty reply takes it away. */
export const replyToReviewInput = read.extend({ reply: optionalText(MOST.reply) })
export type ReplyToReviewInput = z.infer<typeof replyToReviewInput>
export type ReplyToReviewResult = { ok: true } | { ok: false; reason: 'changed' }
