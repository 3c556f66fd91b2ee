import { expect, test } from 'vitest'
import { unansweredQuestions } from '#database/schema/index.ts'
import { formatVoucherCode, voucherCodeOf } from '#shared/orders/voucher-code.ts'
import { later, useStaff } from '#tests/data/people.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { answerQuestion } from '../chat/index.ts'
import { type Actor, asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { forgetQuestions, listQuestions, markQuestion, recordQuestion } from './index.ts'
import { MOST_QUESTIONS } from './record-question.ts'
import { questionsKeptFor } from './forget-questions.ts'

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
const { moderator: office } = useStaff(ctx)
const ask = (question: string, by = ctx()) => answerQuestion(by, { question, locale: 'en' })
const listed = async (search: string, state: 'open' | 'dealt_with' = 'open') =>
  (await listQuestions(office(), { state, search })).items

test('what is not known is counted by its words and language, and what is answered is not kept', async () => {
  await ask('Do you repair bicycles?')
  await ask('do you repair BICYCLES')
  await ask('how much is the green curry paste?')
  expect(await listed('bicycles')).toMatchObject([
    { question: 'do you repair BICYCLES', language: 'en', count: 2 },
  ])
  expect(await listed('green curry')).toEqual([])
})

test('nobody’s address, number, order or voucher is kept', async () => {
  const code = formatVoucherCode(voucherCodeOf(Buffer.alloc(10, 7))).replaceAll('-', ' ')
  const question = `zebra Nok nok@example.com +27 82 555 0199 krok-26-1234567890 ${code}`
  await recordQuestion(ctx(), { question, language: 'en' })
  const [kept] = await listed('zebra')
  expect(kept?.question).toBe('zebra Nok <mail> … KROK-… …')
})

test('a question that is dealt with leaves the list, and is open again when it is asked again', async () => {
  await ask('Who polishes the elephants?')
  const [one] = await listed('elephants')
  const id = one?.id ?? 0
  await markQuestion(office(), { id, isDealtWith: true })
  await markQuestion(office(), { id, isDealtWith: true })
  expect(await listed('elephants')).toEqual([])
  expect(await listed('elephants', 'dealt_with')).toMatchObject([{ id }])
  await markQuestion(office(), { id, isDealtWith: false })
  expect(await listed('elephants')).toHaveLength(1)
  await markQuestion(office(), { id, isDealtWith: true })
  await ask('Who polishes the elephants?')
  expect(await listed('elephants')).toMatchObject([{ id, count: 2, dealtWithAt: null }])
  await expect(markQuestion(office(), { id: 999_999, isDealtWith: true })).rejects.toThrow('not_found')
})

test('there are never more than so many, and none that was not asked for long', async () => {
  const at = new Date(ctx().now().getTime() + 1_000)
  const rows = Array.from({ length: MOST_QUESTIONS }, (_, n) => ({
    words: `giraffe ${n}`,
    question: `giraffe ${n}`,
    language: 'en' as const,
    count: 1,
    firstAt: at,
    lastAt: at,
  }))
  await inTransaction(asShop(ctx()), ({ db }) => db.insert(unansweredQuestions).values(rows))
  await recordQuestion(ctx(), { question: 'giraffe of today', language: 'en' })
  expect(await listed('elephants')).toEqual([])
  const count = await inTransaction(asShop(ctx()), ({ db }) => db.$count(unansweredQuestions))
  expect(count).toBe(MOST_QUESTIONS)
  const then = later(ctx(), questionsKeptFor.questions + 60_000)
  await forgetQuestions(asShop(then))
  expect(await listed('giraffe')).toEqual([])
})

const strangers: Actor[] = [
  { role: 'visitor' },
  { role: 'customer', id: '00000000-0000-4000-8000-000000000000' },
]
test.each([
  ['listQuestions', (ctx: Ctx) => listQuestions(ctx, { state: 'open' })],
  ['markQuestion', (ctx: Ctx) => markQuestion(ctx, { id: 1, isDealtWith: true })],
  ['forgetQuestions', (ctx: Ctx) => forgetQuestions(ctx)],
] as const)('%s refuses a stranger', async (_, call) => {
  for (const actor of strangers) await expect(call({ ...ctx(), actor })).rejects.toThrow('forbidden')
})
