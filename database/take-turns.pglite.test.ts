import { expect, test } from 'vitest'
import { useTestDatabase } from '#tests/helpers/test-database.ts'

/* The embedded database works on the thread that answers requests. */

const shop = useTestDatabase()

test('while statements wait, the event loop has a turn before each', async () => {
  let turns = 0
  const count = () => {
    turns += 1
    counting = setImmediate(count)
  }
  let counting = setImmediate(count)
  await Promise.all(Array.from({ length: 20 }, () => shop().pool.query('select 1')))
  clearImmediate(counting)
  expect(turns).toBeGreaterThanOrEqual(19)
})
