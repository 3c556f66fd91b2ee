import type { Locale } from '../kernel/locale.ts'

/** The most characters of a question. */
export const LONGEST_QUESTION = 500

/** Subjects a question can have besides the shop as a whole. */
export const SUBJECT_KINDS = ['product', 'recipe', 'dish', 'event'] as const
export type SubjectKind = (typeof SUBJECT_KINDS)[number]

/** Subject of the last answer, sent with the next question: 'is it vegan?'. A dish has no slug: its id stands there. */
export type ChatSubject = { kind: SubjectKind; slug: string }

/** The body posted to `/api/chat`. */
export type ChatQuestion = { question: string; locale: Locale; about?: ChatSubject }

/** The topics of answers; `unknown`: the shop does not know. */
export const CHAT_TOPICS = [
  'greeting',
  'thanks',
  'product',
  'recipe',
  'menu',
  'event',
  'allergens',
  'unwell',
  'buying',
  'delivery',
  'returns',
  'payment',
  'hours',
  'address',
  'contact',
  'order',
  'table',
  'unknown',
] as const
export type ChatTopic = (typeof CHAT_TOPICS)[number]

/** A jar or bottle that can be bought at once. */
export type ProductCard = {
  kind: 'product'
  id: string
  slug: string
  name: string
  /** Price of one, in cents of ZAR. */
  priceCents: number
  /** Path or address without size and ending; null if there is no picture. */
  picture: string | null
  isInStock: boolean
  path: string
}

/** Times at which a table is free. */
export type SlotsCard = {
  kind: 'slots'
  /** `2026-12-24`. */
  day: string
  partySize: number
  /** `startsAt` is an instant in ISO 8601, `label` the time in the restaurant, `19:00`. */
  times: { startsAt: string; label: string }[]
  /** Opens the form with day and guests chosen. */
  path: string
}

/** One of the asker's own orders. */
export type OrderCard = {
  kind: 'order'
  number: string
  /** In words. */
  status: string
  /** An instant in ISO 8601. */
  placedAt: string
  path: string
}

/** A recipe, a dish or an event. */
export type PageCard = {
  kind: 'page'
  of: 'recipe' | 'dish' | 'event'
  title: string
  detail?: string
  /** Path or address without size and ending. */
  picture?: string
  path: string
}

export type ChatCard = ProductCard | SlotsCard | OrderCard | PageCard

/** A page of the shop; the path has the prefix of its language. */
export type ChatLink = { label: string; path: string }

/** The answer of `/api/chat`, in the language of the question. Plain text, never HTML. */
export type ChatAnswer = {
  /** False if the shop does not know. */
  isAnswered: boolean
  topic: ChatTopic
  /** The language of the texts: that of the question. */
  locale: Locale
  /** Paragraphs. */
  text: string[]
  cards: ChatCard[]
  links: ChatLink[]
  /** The source of a fact: a product's label, a recipe's ingredients. */
  source?: ChatLink
  /** At most three questions that may come next. */
  suggestions: string[]
  /** To be sent with the next question. */
  about?: ChatSubject
}
