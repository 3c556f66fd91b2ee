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
  'vouchers',
  'gifts',
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
