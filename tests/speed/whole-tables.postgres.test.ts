import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#database/client.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { DEEDS } from './deeds.ts'
import { enlarge, setForAll } from './large-shop.ts'
import { setStage, type Stage } from './stage.ts'
import { largeTables, TELLING, wholeReads } from './whole-reads.ts'

/** Who may read half of a table of 20,000 rows or more, and why. */
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
  for (const setting of TELLING) await setForAll(shop(), setting)
  telling = await shop().openAgain()
  large = await largeTables(telling)
  stage = await setStage(telling)
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

test.each(Object.entries(DEEDS))('someone who %s reads no large table whole', async (name, deed) => {
  const doing = await deed(stage)
  const found = await wholeReads(telling, large, doing)
  expect(found.filter(({ table }) => !MAY[name]?.includes(table))).toEqual([])
})
