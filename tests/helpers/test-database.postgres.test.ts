import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { testCtx } from './test-ctx.ts'
import { useTestDatabase } from './test-database.ts'

const shop = useTestDatabase()
const query = (ctx: Ctx) => ctx.db.execute(sql`select 1`)

/** The error in words, with its cause. */
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

test('two statements side by side on the connection of a transaction are said to be wrong', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => said.mockRestore())
  const outer = testCtx(shop())
  await Promise.all([query(outer), query(outer), inTransaction(outer, query)])
  await inTransaction(outer, async (ctx) => {
    await query(ctx)
    await query(ctx)
  })
  expect(said).not.toHaveBeenCalled()
  await inTransaction(outer, (ctx) => Promise.all([query(ctx), query(ctx)]))
  expect(said).toHaveBeenCalledOnce()
})
