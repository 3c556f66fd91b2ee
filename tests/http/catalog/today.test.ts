import { beforeAll, expect, test } from 'vitest'
import { checkRuns } from '#database/schema/index.ts'
import { asShop, inTransaction } from '#domain/kernel/context.ts'
import { today as en } from '#shared/messages/en/site/admin/today.ts'
import { today as th } from '#shared/messages/th/site/admin/today.ts'
import { pageOf } from '#tests/helpers/html.ts'
import { addPerson } from '#tests/data/people.ts'
import { cookieOf } from '#tests/helpers/signed-in.ts'
import { type TestApp, testApp } from '#tests/helpers/test-app.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'

/* Follows Today's links to the stock and the checks. */

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
let app: TestApp
let cookie = ''
beforeAll(async () => {
  app = await testApp(shop())
  cookie = await cookieOf(ctx(), await addPerson(ctx(), { roles: ['moderator'] }))
})
const found = (count: number) =>
  inTransaction(asShop(ctx()), ({ db, now }) =>
    db.insert(checkRuns).values({ startedAt: now(), finishedAt: now(), findings: [], count, isCut: false }),
  )

test('while rows do not agree, Today says how many and leads to them', async () => {
  const notice = async (prefix = '') => {
    const page = await pageOf(await app.fetch(`${prefix}/admin`, { headers: { cookie } }))
    return page.all(`main a[href="${prefix}/admin/checks"]`).map(({ textContent }) => textContent)
  }
  expect(await notice()).toEqual([])
  await found(7)
  expect([await notice(), await notice('/th')]).toEqual([[`${en.findings}7`], [`${th.findings}7`]])
  await found(0)
  expect(await notice()).toEqual([])
})
