import type { Ctx } from '../context.ts'
import { DomainError } from '../errors.ts'
import { getSettings } from '../settings/index.ts'
import { filledIn } from './filled-in.ts'
import type { ShownPage, TextEdition, TextPage, TextPageInput } from './schemas.ts'
import { about } from './texts/about.ts'
import { privacy } from './texts/privacy.ts'
import { returns } from './texts/returns.ts'
import { shipping } from './texts/shipping.ts'
import { terms } from './texts/terms.ts'
import { traditionalGreenCurry } from './texts/traditional-green-curry.ts'

/** The editions of each page, the newest first. */
const EDITIONS: Record<TextPage, TextEdition[]> = {
  about,
  'traditional-green-curry': traditionalGreenCurry,
  shipping,
  returns,
  privacy,
  terms,
}

/**
 * A page in one language, as it holds now or as an earlier edition had it; the facts are those of today.
 * @throws DomainError not_found for an edition that there was not
 */
export async function getTextPage(ctx: Ctx, { page, language, edition }: TextPageInput): Promise<ShownPage> {
  const editions = EDITIONS[page]
  const shown = edition ? editions.find(({ updated }) => updated === edition) : editions[0]
  if (!shown) throw new DomainError('not_found', 'page')
  const settings = await getSettings(ctx)
  const { title, metaDescription, lead, updated, hero, blocks } = shown
  return {
    page,
    title: title[language],
    metaDescription: metaDescription[language],
    lead: lead[language],
    updated,
    isEarlier: shown !== editions[0],
    ...(hero && { hero: { image: hero.image, alt: hero.alt[language] } }),
    editions: editions.map((one) => one.updated),
    blocks: filledIn(blocks, { settings, siteUrl: ctx.shop.siteUrl, now: ctx.now(), language }),
  }
}
