import { afterAll, beforeAll, expect, test } from 'vitest'
import { addTables } from '#tests/data/tables.ts'
import { sentStatements } from './sent-statements.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { SCENARIOS } from './scenarios.ts'
import { prepareStage, type Stage } from './stage.ts'

/**
 * The number of SQL statements that each takes, with BEGIN, COMMIT and the one that sets the role. Someone who needs one more says so
 * here, and someone who spares one writes the smaller number, so that it stays.
 */
const STATEMENTS: Record<keyof typeof SCENARIOS, number> = {
  'opens the home page': 5,
  'opens the shop': 4,
  'opens a category': 6,
  'searches the shop': 9,
  'opens a product': 8,
  'opens the recipes': 3,
  'opens a recipe': 8,
  'opens the menu': 3,
  'opens the events': 3,
  'asks the API for products': 2,
  'asks the API for products with a word': 2,
  'adds to a cart': 1,
  'adds to a cart, signed in': 7,
  'opens the cart, signed in': 6,
  'opens the checkout, signed in': 16,
  'orders three products': 18,
  'orders three products, signed in': 20,
  'opens an order by its link': 13,
  'opens their orders': 11,
  'signs in: the password': 16,
  'signs in: the code': 22,
  'looks for free days': 7,
  'looks for free times': 7,
  'holds a table': 15,
  'confirms a table': 11,
  'tells of a payment': 6,
  'takes a payment': 22,
  'opens the office': 42,
  'opens the office’s orders': 28,
  'opens an order in the office': 39,
  'opens the stock': 21,
  'opens the stock of which few are left': 21,
  'opens the tables of an evening': 26,
}

const shop = useTestDatabase()
let stage: Stage
beforeAll(async () => {
  stage = await prepareStage(shop())
  await addTables(stage.visitor)
})
afterAll(() => stage.payFast.close())

test.each(Object.entries(SCENARIOS))('someone %s', async (name, scenario) => {
  const doing = await scenario(stage)
  const sent = await sentStatements(shop(), doing)
  const most = new Map(Object.entries(STATEMENTS)).get(name)
  expect(sent.length, `sent:\n${sent.map((text) => text.slice(0, 200)).join('\n')}`).toBe(most)
})
