import type { Locale, LocalizedText } from '#shared/kernel/locale.ts'
import { home as homeEn } from '#shared/messages/en/site/home.ts'
import { contact as contactEn } from '#shared/messages/en/customers/contact.ts'
import { events as eventsEn } from '#shared/messages/en/restaurant/events.ts'
import { recipeList as recipesEn } from '#shared/messages/en/recipes/recipe-list.ts'
import { menu as menuEn } from '#shared/messages/en/restaurant/menu.ts'
import { shell as shellEn } from '#shared/messages/en/shell/shell.ts'
import { shop as shopEn } from '#shared/messages/en/catalog/shop.ts'
import { home as homeTh } from '#shared/messages/th/site/home.ts'
import { contact as contactTh } from '#shared/messages/th/customers/contact.ts'
import { events as eventsTh } from '#shared/messages/th/restaurant/events.ts'
import { recipeList as recipesTh } from '#shared/messages/th/recipes/recipe-list.ts'
import { menu as menuTh } from '#shared/messages/th/restaurant/menu.ts'
import { shell as shellTh } from '#shared/messages/th/shell/shell.ts'
import { shop as shopTh } from '#shared/messages/th/catalog/shop.ts'

type Introduction = { title: string; metaDescription: string }

/** The title and the subject of each feed, as its page says. */
export const FEED_TEXTS: Record<'products' | 'recipes' | 'events', Record<Locale, Introduction>> = {
  products: { en: shopEn, th: shopTh },
  recipes: {
    en: { title: shellEn.recipes, metaDescription: recipesEn.metaDescription },
    th: { title: shellTh.recipes, metaDescription: recipesTh.metaDescription },
  },
  events: { en: eventsEn, th: eventsTh },
}

/** Above the title of pages that are about the whole shop. */
export const TAGLINE: LocalizedText = { en: shellEn.tagline, th: shellTh.tagline }

/** The cards of shared links to the pages that are there once; home is the page without a name. */
export const PAGE_CARDS: Partial<Record<string, { title: LocalizedText; picture: string }>> = {
  home: { title: { en: homeEn.story.title, th: homeTh.story.title }, picture: '/images/scenes/hero' },
  shop: { title: { en: shopEn.title, th: shopTh.title }, picture: '/images/scenes/hero' },
  recipes: {
    title: { en: shellEn.recipes, th: shellTh.recipes },
    picture: '/images/scenes/mood-cooking-class',
  },
  menu: { title: { en: menuEn.title, th: menuTh.title }, picture: '/images/scenes/mood-restaurant-night' },
  events: { title: { en: eventsEn.title, th: eventsTh.title }, picture: '/images/scenes/mood-event-table' },
  contact: { title: { en: contactEn.title, th: contactTh.title }, picture: '/images/scenes/mood-packing' },
}
