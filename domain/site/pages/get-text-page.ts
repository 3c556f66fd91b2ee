import type { Ctx } from '#domain/kernel/context.ts'
import { getSettings } from '#domain/base/settings/index.ts'
import type { ShownPage, TextEdition, TextPage, TextPageInput } from './schemas.ts'
import { shownEdition } from './shown-edition.ts'
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
  const settings = await getSettings(ctx)
  const chatHost = ctx.phraser?.host ?? ''
  const facts = { settings, chatHost, siteUrl: ctx.shop.siteUrl, now: ctx.now(), language }
  return { page, ...shownEdition(EDITIONS[page], edition, facts) }
}
