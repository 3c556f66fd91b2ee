import { beforeAll, expect, test } from 'vitest'
import type { ChatSubject, ChatTopic } from '#shared/site/chat-answer.ts'
import { chatWindow as en } from '#shared/messages/en/site/chat-window.ts'
import { chatWindow as th } from '#shared/messages/th/site/chat-window.ts'
import { addTables } from '#tests/data/tables.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { answerQuestion } from './index.ts'

/* The questions that the window offers on each page, in the order of its texts: each has an answer, and the right one. */

const shop = useTestDatabase()
beforeAll(async () => void (await addTables(testCtx(shop()))))

type Place = keyof typeof en.questions
const TOPICS: Record<Place, ChatTopic[]> = {
  home: ['product', 'delivery', 'hours', 'table'],
  shop: ['allergens', 'product', 'allergens', 'delivery'],
  product: ['allergens', 'product', 'recipe', 'delivery'],
  recipe: ['allergens', 'recipe', 'recipe', 'recipe'],
  recipes: ['recipe', 'allergens', 'recipe', 'event'],
  restaurant: ['table', 'allergens', 'hours', 'address'],
  events: ['event', 'event', 'address', 'table'],
  buying: ['order', 'delivery', 'payment', 'returns'],
}
const ABOUT: Partial<Record<Place, ChatSubject>> = {
  product: { kind: 'product', slug: 'green-curry-paste' },
  recipe: { kind: 'recipe', slug: 'khao-soi' },
}
const CHIPS = Object.entries({ en, th }).flatMap(([locale, { questions }]) =>
  Object.entries(questions).flatMap(([place, asked]) =>
    asked.map((question, at) => ({ locale, place, question, topic: TOPICS[place as Place][at] })),
  ),
)

test.each(CHIPS)('$locale, $place: $question', async ({ locale, place, question, topic }) => {
  const about = ABOUT[place as Place]
  const asked = { question, locale: locale as 'en' | 'th', ...(about && { about }) }
  const answer = await answerQuestion(testCtx(shop()), asked)
  expect(answer).toMatchObject({ isAnswered: true, topic, locale })
  expect(answer.text.join('')).not.toBe('')
})
