import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { type Ctx, inTransaction } from '#domain/context.ts'
import { testCtx } from './test-ctx.ts'
import { useTestDatabase } from './test-database.ts'

const shop = useTestDatabase()
const query = (ctx: Ctx) => ctx.db.execute(sql`select 1`)

/** What went wrong, with its cause. */
async function faultOf(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'none',
    (error: Error) => `${error.message} ${String(error.cause)}`,
  )
}

test('a query beside an open transaction, which would hang on PGlite, is an error', async () => {
  const outer = testCtx(shop())
  const beside = /beside the open transaction/
  expect(await faultOf(inTransaction(outer, () => query(outer)))).toMatch(beside)
  expect(await faultOf(inTransaction(outer, () => inTransaction(outer, query)))).toMatch(beside)
  expect(await faultOf(inTransaction(outer, (ctx) => inTransaction(ctx, query)))).toBe('none')
  expect(await faultOf(query(outer))).toBe('none')
})
