import { z } from 'zod'
import { LOCALES } from '#shared/kernel/locale.ts'
import { cents, day } from '#shared/kernel/view-fields.ts'
import { CHAT_TOPICS, SUBJECT_KINDS } from '#shared/site/chat-answer.ts'

const path = z.string().describe('On this site, with the prefix of its language.')
const picture = z.string().describe('Path or address without size and ending.')

/** A jar or bottle that can be bought at once. */
const productCard = z.object({
  kind: z.literal('product'),
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  priceCents: cents,
  picture: picture.nullable(),
  isInStock: z.boolean(),
  path,
})
export type ProductCard = z.infer<typeof productCard>

/** Times at which a table is free. */
const slotsCard = z.object({
  kind: z.literal('slots'),
  day,
  partySize: z.number(),
  /** `startsAt` is an instant in ISO 8601, `label` the time in the restaurant, `19:00`. */
  times: z.array(z.object({ startsAt: z.string(), label: z.string() })),
  /** Opens the form with day and guests chosen. */
  path,
})
export type SlotsCard = z.infer<typeof slotsCard>

/** One of the asker's own orders. */
const orderCard = z.object({
  kind: z.literal('order'),
  number: z.string(),
  status: z.string().describe('In words.'),
  /** An instant in ISO 8601. */
  placedAt: z.string(),
  path,
})
export type OrderCard = z.infer<typeof orderCard>

/** A recipe, a dish or an event. */
const pageCard = z.object({
  kind: z.literal('page'),
  of: z.enum(['recipe', 'dish', 'event']),
  title: z.string(),
  detail: z.string().exactOptional(),
  picture: picture.exactOptional(),
  path,
})
export type PageCard = z.infer<typeof pageCard>

export const chatCard = z.discriminatedUnion('kind', [productCard, slotsCard, orderCard, pageCard])
export type ChatCard = z.infer<typeof chatCard>

/** A page of the shop. */
export const chatLink = z.object({ label: z.string(), path })
export type ChatLink = z.infer<typeof chatLink>

/** The answer of the chat, in the language of the question. */
export const chatAnswer = z.object({
  isAnswered: z.boolean().describe('False if the shop does not know.'),
  topic: z.enum(CHAT_TOPICS),
  locale: z.enum(LOCALES).describe('The language of the texts: that of the question.'),
  text: z.array(z.string()).describe('Paragraphs, without markup.'),
  cards: z.array(chatCard),
  links: z.array(chatLink),
  source: chatLink.exactOptional().describe('Where a fact comes from, such as the label of a product.'),
  suggestions: z.array(z.string()).describe('At most three questions that may come next.'),
  about: z
    .object({ kind: z.enum(SUBJECT_KINDS), slug: z.string() })
    .exactOptional()
    .describe('To be sent with the next question.'),
})
export type ChatAnswer = z.infer<typeof chatAnswer>
