import { byLocale, type LocalizedText } from '#shared/kernel/locale.ts'
import { type Texts, textsOf } from '#shared/messages/texts-of.ts'

type Introduction = { title: string; metaDescription: string }

/** Returns the title and the subject of each feed, as its page says. */
export function feedTexts({ shop, shell, recipeList, events }: Texts) {
  return {
    products: shop,
    recipes: { title: shell.recipes, metaDescription: recipeList.metaDescription },
    events,
  } satisfies Record<string, Introduction>
}

/** Above the title of pages that are about the whole shop. */
export const TAGLINE: LocalizedText = byLocale((locale) => textsOf(locale).shell.tagline)

const title = (of: (texts: Texts) => string) => byLocale((locale) => of(textsOf(locale)))

/** The cards of shared links to the pages that are there once; home is the page without a name. */
export const PAGE_CARDS: Partial<Record<string, { title: LocalizedText; picture: string }>> = {
  home: { title: title(({ home }) => home.story.title), picture: '/images/scenes/hero' },
  shop: { title: title(({ shop }) => shop.title), picture: '/images/scenes/hero' },
  recipes: { title: title(({ shell }) => shell.recipes), picture: '/images/scenes/mood-cooking-class' },
  menu: { title: title(({ menu }) => menu.title), picture: '/images/scenes/mood-restaurant-night' },
  events: { title: title(({ events }) => events.title), picture: '/images/scenes/mood-event-table' },
  contact: { title: title(({ contact }) => contact.title), picture: '/images/scenes/mood-packing' },
}
