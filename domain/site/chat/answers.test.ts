import { expect, test } from 'vitest'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { readNames, understand } from '../understanding/index.ts'
import { ANSWERS } from './answers.ts'
import { type Asked, TEXTS } from './reply.ts'

const shop = useTestDatabase()

/** A question for each part of the bot, in the order of the table. */
const QUESTIONS: [when: string, question: string][] = [
  ['isUnwell', 'My throat is swelling after the green curry'],
  ['isForeign', 'Сколько стоит паста?'],
  ['asksWhatMayBeEaten', 'Is the green curry paste free of nuts, and where is my order?'],
  ['isUntold', 'Do you sell wholesale?'],
  ['asksOfAVoucher', 'Can I pay for my order with a gift voucher?'],
  ['asksOfAnOrder', 'Where is my order, and what does delivery cost?'],
  ['asksForATable', 'Is there a table on Friday at seven for four?'],
  ['asksOfAService', 'How much is delivery of green curry paste to Durban?'],
  ['namesAnAllergenToo', 'green curry paste peanut'],
  ['isTooHot', 'The green curry is too hot, what can I do?'],
  ['asksHowLongAJarKeeps', 'how long does the jar keep after opening'],
  ['asksForIngredientsOfAnUnsureName', 'What is in the green curry?'],
  ['asksWhatToCookWithIt', 'Do you have a recipe with green curry paste?'],
  ['namesASubject', 'How hot is jungle curry paste?'],
  ['asksForRecipes', 'Which recipes do you have?'],
  ['asksForGifts', 'Which boxes do you have?'],
  ['asksForEvents', 'Which events are coming up?'],
  ['asksForTheMenu', 'Which desserts do you serve?'],
  ['asksForProducts', 'What dipping sauces do you have?'],
  ['namesAnAllergen', 'peanuts'],
  ['isGreeting', 'hello'],
  ['isThanks', 'thank you'],
]

test('names each part of the bot once', () => {
  expect(ANSWERS.map(({ when }) => when.name)).toEqual(QUESTIONS.map(([when]) => when))
})

async function partFor(question: string): Promise<string | undefined> {
  const ctx = testCtx(shop())
  const names = await readNames(ctx)
  const understood = understand(question, 'en', names)
  const asked: Asked = { ctx, question, language: 'en', understood, about: undefined, names, say: TEXTS.en }
  return ANSWERS.find(({ when }) => when(asked))?.when.name
}

test.each(QUESTIONS)('%s decides on: %s', async (when, question) => {
  expect(await partFor(question)).toBe(when)
})

test('leaves what nothing is known of to no part', async () => {
  expect(await partFor('Who is the president of France?')).toBeUndefined()
})
