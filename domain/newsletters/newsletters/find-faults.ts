import { LOCALES, type LocalizedText } from '#shared/kernel/locale.ts'
import type { NewsletterBlock } from '#shared/newsletters/newsletter-content.ts'
import type { NewsletterFault } from './views.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import { findShown, type Shown } from './find-shown.ts'
import type { NewsletterContent } from './schemas.ts'

/** Lists what a draft lacks before it can be sent, in the order of its parts. */
export async function findFaults(
  ctx: ShopCtx,
  { subject, blocks }: Pick<NewsletterContent, 'subject' | 'blocks'>,
): Promise<NewsletterFault[]> {
  const shown = await findShown(ctx, { blocks, language: 'en' })
  return [
    ...LOCALES.flatMap((language) => (subject[language] ? [] : [{ what: 'subject', language } as const])),
    ...(blocks.length === 0 ? [{ what: 'no_blocks' } as const] : []),
    ...blocks.flatMap((block, i) => faultsOf(block, i + 1, shown)),
  ]
}

function faultsOf(block: NewsletterBlock, place: number, shown: Shown): NewsletterFault[] {
  const missing = (what: 'text' | 'alt', text: LocalizedText): NewsletterFault[] =>
    LOCALES.flatMap((language) => (text[language] ? [] : [{ what, block: place, language }]))
  switch (block.kind) {
    case 'heading':
    case 'text':
      return missing('text', block.text)
    case 'picture':
      return missing('alt', block.alt)
    case 'button':
      return [
        ...missing('text', block.text),
        ...(block.link ? [] : [{ what: 'link', block: place } as const]),
      ]
    case 'product':
      return shown.products.has(block.slug) ? [] : [{ what: 'product', block: place }]
    case 'recipe':
      return shown.recipes.has(block.slug) ? [] : [{ what: 'recipe', block: place }]
  }
}
