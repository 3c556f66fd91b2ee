import type { Locale } from '#shared/kernel/locale.ts'
import type { Sale } from '#domain/catalog/offers/index.ts'
import type { NetWeight } from '#shared/catalog/food.ts'

/** The kinds of things with a page of its own for each row. */
export const PAGE_KINDS = ['products', 'recipes', 'events'] as const
export type PageKind = (typeof PAGE_KINDS)[number]

/** A sitemap may have 50,000 addresses and 50 MB; in both languages these are 5,000 and about 5 MB. */
export const PAGES_PER_PART = 2_500

/** A part of the pages of one kind, from 1. */
export type SitemapPart = { kind: PageKind; part: number }

/** A page that search engines may list, in both languages. */
export type PublicPage = {
  slug: string
  updatedAt: Date
  /** Without size and ending. */
  images: string[]
}

export type ListFeedProductsInput = {
  language: Locale
  /** The id of the last product of the batch before; undefined for the first batch. */
  after: string | undefined
  limit: number
}

/** A product as shopping services take it, in one language. */
export type FeedProduct = {
  id: string
  sku: string
  barcode: string | null
  /** The code of the product with several sizes in the shop, of which it is one; null for all others. */
  groupSku: string | null
  /** The page on which it is chosen. */
  slug: string
  name: string
  description: string
  categoryName: string
  /** With VAT, without offers. */
  priceCents: number
  /** The offer that makes another price now, if one does. */
  sale: Sale | null
  keepCold: boolean
  notFood: boolean
  /** The number of each product in a set; null for what is none. */
  parts: number[] | null
  isInStock: boolean
  netWeight: NetWeight
  /** Without size and ending; the first is the main one. */
  images: string[]
}

export type ShareCardInput = { kind: PageKind; slug: string; language: Locale }

/** The parts of a page that a shared link shows. */
export type SharedPage = {
  title: string
  /** The category, or the day of an event; undefined for recipes. */
  about: string | undefined
  /** Without size and ending, as it is stored; null if there is none. */
  picture: string | null
}

/** A new recipe, or an event that was announced, in one language. */
export type NewsItem = { slug: string; title: string; line: string; image: string | null; at: Date }
