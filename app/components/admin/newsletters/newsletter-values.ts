import type { FormReply } from '#app/components/forms/form-reply.ts'
import type { StoreRefusal } from '#domain/base/media/schemas.ts'
import type { NewsletterView } from '#domain/newsletters/newsletters/views.ts'
import type { NewsletterBlock, NewsletterSegment } from '#shared/newsletters/newsletter-content.ts'
import { ANY } from '#shared/kernel/any-choice.ts'
import { type BlockKind, MOST_BLOCKS } from '#shared/newsletters/newsletter-fields.ts'
import { NO_TEXT, type LocalizedText, LOCALES, byLocale } from '#shared/kernel/locale.ts'

/** The values in the form of a newsletter, by the paths of its fields. */
export type NewsletterValues = Partial<Record<string, string>>

export type NewsletterReply = FormReply<
  | { reason: StoreRefusal | 'no_file' | 'too_many' | 'not_a_draft' }
  /** Somebody else has saved it: what is saved now, in the fields' own words. */
  | { reason: 'changed'; current: NewsletterValues; by: string | null }
>

type Content = Pick<NewsletterView, 'subject' | 'preview' | 'blocks' | 'segment'>

export function valuesOf({ subject, preview, blocks, segment, version }: Content & { version: number }) {
  const values: NewsletterValues = {
    version: String(version),
    ...valuesOfSegment(segment),
  }
  const put = (name: string, text: LocalizedText) => {
    for (const locale of LOCALES) values[`${name}.${locale}`] = text[locale]
  }
  put('subject', subject)
  put('preview', preview)
  for (const [i, block] of blocks.entries()) {
    values[`blocks.${i}.kind`] = block.kind
    for (const [name, value] of Object.entries(block)) {
      if (typeof value === 'string') values[`blocks.${i}.${name}`] = value
      else put(`blocks.${i}.${name}`, value)
    }
  }
  return values
}

function valuesOfSegment({ language, hasAccount, boughtProductId, boughtSince }: NewsletterSegment) {
  return {
    'segment.language': language ?? ANY,
    'segment.hasAccount': hasAccount === null ? ANY : hasAccount ? 'yes' : 'no',
    'segment.boughtProductId': boughtProductId ?? ANY,
    'segment.boughtSince': boughtSince ?? '',
  }
}

/** Returns what was typed, as the verb takes it. */
export function toContent(form: ReadonlyMap<string, string>) {
  const inBoth = (name: string) => byLocale((locale) => form.get(`${name}.${locale}`))
  return {
    subject: inBoth('subject'),
    preview: inBoth('preview'),
    blocks: [...blocksIn(form)],
    segment: toSegment(form),
  }
}

export function toSegment(form: { get(name: string): string | null | undefined }) {
  const chosen = (name: string) => {
    const value = form.get(`segment.${name}`)?.trim()
    return !value || value === ANY ? null : value
  }
  const account = chosen('hasAccount')
  return {
    language: chosen('language'),
    hasAccount: account === null ? null : account === 'yes',
    boughtProductId: chosen('boughtProductId'),
    boughtSince: chosen('boughtSince'),
  }
}

const TEXT_OF: Partial<Record<string, 'text' | 'alt'>> = {
  heading: 'text',
  text: 'text',
  picture: 'alt',
  button: 'text',
  product: 'text',
  recipe: 'text',
}
const EXTRA: Partial<Record<string, string>> = {
  picture: 'name',
  button: 'link',
  product: 'slug',
  recipe: 'slug',
}

function* blocksIn(form: ReadonlyMap<string, string>) {
  for (let i = 0; i <= MOST_BLOCKS; i += 1) {
    const at = (name: string) => form.get(`blocks.${i}.${name}`)
    const kind = at('kind')
    if (kind === undefined) return
    const text = TEXT_OF[kind] ?? 'text'
    const extra = EXTRA[kind]
    yield {
      kind,
      [text]: byLocale((locale) => at(`${text}.${locale}`)),
      ...(extra && { [extra]: at(extra) ?? '' }),
    }
  }
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
