import { type AsTyped, describeForm } from '#app/components/admin/fields/describe-form.ts'
import type { EditReply } from '#app/components/admin/fields/edit-reply.ts'
import type { FormValues } from '#app/components/admin/fields/field-kinds.ts'
import type { StoreRefusal } from '#domain/base/media/schemas.ts'
import type { NewsletterContent } from '#domain/newsletters/newsletters/schemas.ts'
import { LOCALES, NO_TEXT } from '#shared/kernel/locale.ts'
import type { NewsletterBlock } from '#shared/newsletters/newsletter-content.ts'
import { type BlockKind, MOST_BLOCKS } from '#shared/newsletters/newsletter-fields.ts'

export type NewsletterReply = EditReply<{ reason: StoreRefusal | 'no_file' | 'too_many' | 'not_a_draft' }>

/** The account of a reader is chosen like all else. */
type TypedNewsletter = Omit<NewsletterContent, 'segment'> & {
  segment: Omit<NewsletterContent['segment'], 'hasAccount'> & { hasAccount: 'yes' | 'no' | null }
}

/** The texts of a draft, which may lack any of them. */
export const newsletterDescription = describeForm<TypedNewsletter>({
  subject: { kind: 'localized', label: (t) => t.newsletters.subject },
  preview: { kind: 'localized', label: (t) => t.newsletters.preview, hint: (t) => t.newsletters.previewHint },
  blocks: {
    kind: 'parts',
    most: MOST_BLOCKS,
    inPart: (t, number, label) => t.newsletters.part(number, label),
    of: {
      heading: { text: { kind: 'localized', label: (t) => t.newsletters.text } },
      text: { text: { kind: 'localized', label: (t) => t.newsletters.text, rows: 6 } },
      picture: {
        name: { kind: 'hidden' },
        alt: { kind: 'localized', label: (t) => t.newsletters.alt, hint: (t) => t.newsletters.altHint },
      },
      button: {
        text: { kind: 'localized', label: (t) => t.newsletters.text },
        link: { kind: 'text', label: (t) => t.newsletters.link, hint: (t) => t.newsletters.linkHint },
      },
      product: {
        slug: {
          kind: 'choice',
          label: (t) => t.newsletters.kinds.product,
          choices: 'products',
          placeholder: (t) => t.newsletters.choose,
        },
        text: { kind: 'localized', label: (t) => t.newsletters.cardText, rows: 2 },
      },
      recipe: {
        slug: {
          kind: 'choice',
          label: (t) => t.newsletters.kinds.recipe,
          choices: 'recipes',
          placeholder: (t) => t.newsletters.choose,
        },
        text: { kind: 'localized', label: (t) => t.newsletters.cardText, rows: 2 },
      },
    },
  },
  segment: {
    kind: 'group',
    of: {
      language: {
        kind: 'choice',
        label: (t) => t.newsletters.language,
        values: LOCALES,
        words: (t) => t.newsletters.languages,
        none: (t) => t.newsletters.everybody,
      },
      hasAccount: {
        kind: 'choice',
        label: (t) => t.newsletters.account,
        values: ['yes', 'no'],
        words: ({ newsletters: { yes, no } }) => ({ yes, no }),
        none: (t) => t.newsletters.everybody,
      },
      boughtProductId: {
        kind: 'choice',
        label: (t) => t.newsletters.bought,
        choices: 'bought',
        none: (t) => t.newsletters.anything,
      },
      boughtSince: {
        kind: 'text',
        label: (t) => t.newsletters.since,
        hint: (t) => t.newsletters.sinceHint,
        isOptional: true,
        ifEmpty: null,
        input: { type: 'date' },
      },
    },
  },
})

/** A draft begins with its subject. */
export const newNewsletterDescription = describeForm<Pick<TypedNewsletter, 'subject'>>({
  subject: newsletterDescription.fields.subject,
})

/** The values that the form of a draft begins with. */
export function newsletterValues(newsletter: NewsletterContent & { version: number }): FormValues {
  const { hasAccount, ...segment } = newsletter.segment
  const typed = hasAccount === null ? null : hasAccount ? ('yes' as const) : ('no' as const)
  return newsletterDescription.toValues({ ...newsletter, segment: { ...segment, hasAccount: typed } })
}

/** Makes of what was typed what the verbs take. */
export function toNewsletterInput({ segment, ...typed }: AsTyped<TypedNewsletter> & { version?: number }) {
  return { ...typed, segment: toSegment(segment) }
}

export function toSegment({ hasAccount, ...segment }: AsTyped<TypedNewsletter>['segment']) {
  return { ...segment, hasAccount: hasAccount ? hasAccount === 'yes' : null }
}

/** An empty part of a kind. A picture begins with its file. */
export function emptyBlock(kind: Exclude<BlockKind, 'picture'>): NewsletterBlock {
  const text = NO_TEXT
  switch (kind) {
    case 'heading':
    case 'text':
      return { kind, text }
    case 'button':
      return { kind, link: '', text }
    case 'product':
    case 'recipe':
      return { kind, slug: '', text }
  }
}
