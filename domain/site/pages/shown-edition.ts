import { DomainError } from '#domain/kernel/errors.ts'
import type { Facts } from './fact-blocks.ts'
import { filledIn } from './filled-in.ts'
import type { ShownPage, TextEdition } from './schemas.ts'
import { pick } from '#shared/kernel/locale.ts'

/**
 * The edition of that day, or the newest, with the facts filled in.
 * @throws DomainError not_found for a day without an edition
 */
export function shownEdition(
  editions: TextEdition[],
  wanted: string | undefined,
  facts: Facts,
): Omit<ShownPage, 'page'> {
  const shown = wanted ? editions.find(({ updated }) => updated === wanted) : editions[0]
  if (!shown) throw new DomainError('not_found', 'page')
  const { title, metaDescription, lead, updated, hero, blocks } = shown
  const { language } = facts
  return {
    title: pick(title, language),
    metaDescription: pick(metaDescription, language),
    lead: pick(lead, language),
    updated,
    isEarlier: shown !== editions[0],
    ...(hero && { hero: { image: hero.image, alt: pick(hero.alt, language) } }),
    editions: editions.map((one) => one.updated),
    blocks: filledIn(blocks, facts),
  }
}
