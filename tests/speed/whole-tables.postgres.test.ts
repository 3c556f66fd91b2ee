import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#database/client.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { SCENARIOS } from './scenarios.ts'
import { enlarge, setForAll } from './large-shop.ts'
import { prepareStage, type Stage } from './stage.ts'
import { EXPLAIN_SETTINGS, largeTables, wholeReads } from './whole-reads.ts'

/** Statements that may read half of a table of 20,000 rows or more, and why. */
const MAY: Record<string, string[]> = {
  // The 60 days that can be reserved are more than half of those in this book.
  'looks for free days': ['reserved_tables', 'reservations'],
}

const shop = useTestDatabase()
let telling: Database
let stage: Stage
let large: Map<string, number>
beforeAll(async () => {
  await enlarge(shop())
  for (const setting of EXPLAIN_SETTINGS) await setForAll(shop(), setting)
  telling = await shop().openAgain()
  large = await largeTables(telling)
  stage = await prepareStage(telling)
})
afterAll(async () => {
  stage.payFast.close()
  await telling.close()
})

test('the tables are large', () => {
  expect([...large.keys()]).toEqual(
    expect.arrayContaining(['orders', 'order_items', 'reservations', 'sessions', 'jobs']),
  )
})

test.each(Object.entries(SCENARIOS))('someone who %s reads no large table whole', async (name, scenario) => {
  const doing = await scenario(stage)
  const found = await wholeReads(telling, large, doing)
  expect(found.filter(({ table }) => !MAY[name]?.includes(table))).toEqual([])
})
