import { z } from 'zod'
import {
  CHAT_TOPICS,
  type ChatAnswer,
  type OrderCard,
  type PageCard,
  type ProductCard,
  type SlotsCard,
  SUBJECT_KINDS,
} from '#shared/site/chat-answer.ts'
import { LOCALES } from '#shared/kernel/locale.ts'
import { cents, day } from '../../response-fields.ts'

const path = z.string().describe('On this site, with the prefix of its language.')
const link = z.object({ label: z.string(), path })
const picture = z.string().describe('Path or address without size and ending.')

const productCard = z.object({
  kind: z.literal('product'),
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  priceCents: cents,
  picture: picture.nullable(),
  isInStock: z.boolean(),
  path,
}) satisfies z.ZodType<ProductCard>

const slotsCard = z.object({
  kind: z.literal('slots'),
  day,
  partySize: z.number(),
  times: z.array(z.object({ startsAt: z.string(), label: z.string() })),
  path,
}) satisfies z.ZodType<SlotsCard>

const orderCard = z.object({
  kind: z.literal('order'),
  number: z.string(),
  status: z.string().describe('In words.'),
  placedAt: z.string(),
  path,
}) satisfies z.ZodType<OrderCard>

const pageCard = z.object({
  kind: z.literal('page'),
  of: z.enum(['recipe', 'dish', 'event']),
  title: z.string(),
  detail: z.string().optional(),
  picture: picture.optional(),
  path,
}) satisfies z.ZodType<Omit<PageCard, 'detail' | 'picture'>>

export const chatResponse = z.object({
  isAnswered: z.boolean().describe('False if the shop does not know.'),
  topic: z.enum(CHAT_TOPICS),
  locale: z.enum(LOCALES).describe('The language of the texts: that of the question.'),
  text: z.array(z.string()).describe('Paragraphs, without markup.'),
  cards: z.array(z.discriminatedUnion('kind', [productCard, slotsCard, orderCard, pageCard])),
  links: z.array(link),
  source: link.optional().describe('Where a fact comes from, such as the label of a product.'),
  suggestions: z.array(z.string()).describe('At most three questions that may come next.'),
  about: z
    .object({ kind: z.enum(SUBJECT_KINDS), slug: z.string() })
    .optional()
    .describe('To be sent with the next question.'),
}) satisfies z.ZodType<Omit<ChatAnswer, 'cards' | 'source' | 'about'>>
