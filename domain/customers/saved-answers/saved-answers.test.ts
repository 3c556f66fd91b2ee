import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { savedAnswers } from '#database/schema/index.ts'
import { asShop, inTransaction } from '#domain/kernel/context.ts'
import { auditOf, useStaff } from '#tests/data/people.ts'
import { STRANGERS } from '#tests/data/strangers.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import {
  createSavedAnswer,
  deleteSavedAnswer,
  fillSavedAnswer,
  listSavedAnswers,
  updateSavedAnswer,
} from './index.ts'
import { createSavedAnswerInput, updateSavedAnswerInput } from './schemas.ts'

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
const { moe, moderator: staff, admin } = useStaff(ctx)
beforeEach(() => inTransaction(asShop(ctx()), ({ db }) => db.delete(savedAnswers)))

const LATE = {
  title: 'Late parcel',
  text: { en: 'Dear {name}, {order} is late.', th: 'คุณ {name} คำสั่งซื้อ {order} ล่าช้า' },
}

test('an answer is kept, changed by the one who has seen it last, and deleted, with who did it', async () => {
  const { id } = await createSavedAnswer(staff(), createSavedAnswerInput.parse(LATE))
  const change = (by: typeof staff, title: string) =>
    updateSavedAnswer(by(), updateSavedAnswerInput.parse({ ...LATE, title, id, version: 1 }))
  expect(await change(admin, 'Parcel is late')).toEqual({ ok: true })
  expect(await change(staff, 'Late')).toMatchObject({
    ok: false,
    reason: 'changed',
    current: { title: 'Parcel is late', version: 2 },
    by: expect.stringContaining('Ada'),
  })
  expect(await listSavedAnswers(staff())).toEqual([
    { id, title: 'Parcel is late', text: LATE.text, version: 2 },
  ])
  await deleteSavedAnswer(staff(), { id })
  await deleteSavedAnswer(staff(), { id })
  expect(await listSavedAnswers(staff())).toEqual([])
  expect(await auditOf(ctx(), id)).toMatchObject([
    { actorId: moe.id, action: 'saved-answer.created', details: { name: 'Late parcel' } },
    { action: 'saved-answer.changed' },
    { action: 'saved-answer.deleted', details: { name: 'Parcel is late' } },
  ])
})

test.each([
  { ...LATE, title: ' ' },
  { ...LATE, text: { en: 'Only English', th: '' } },
  { ...LATE, text: { ...LATE.text, en: 'x'.repeat(3_001) } },
])('the schema refuses %j', (input) => {
  expect(createSavedAnswerInput.safeParse(input).success).toBe(false)
})

test('each verb refuses a stranger', async () => {
  const [id, threadId] = [randomUUID(), randomUUID()]
  for (const actor of STRANGERS) {
    const as = { ...ctx(), actor }
    for (const asking of [
      createSavedAnswer(as, createSavedAnswerInput.parse(LATE)),
      updateSavedAnswer(as, updateSavedAnswerInput.parse({ ...LATE, id, version: 1 })),
      deleteSavedAnswer(as, { id }),
      listSavedAnswers(as),
      fillSavedAnswer(as, { id, threadId }),
    ]) {
      await expect(asking).rejects.toMatchObject({ code: 'forbidden' })
    }
  }
})
