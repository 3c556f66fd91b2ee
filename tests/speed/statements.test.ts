import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { getSettings } from '#domain/base/settings/index.ts'
import { addTables } from '#tests/data/tables.ts'
import { sentStatements } from './sent-statements.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { SCENARIOS } from './scenarios.ts'
import { prepareStage, type Stage } from './stage.ts'

/**
 * The number of SQL statements that each takes, with BEGIN, which sets the role, and COMMIT. Someone who needs one more says so
 * here, and someone who spares one writes the smaller number, so that it stays.
 */
const STATEMENTS: Record<keyof typeof SCENARIOS, number> = {
  'opens the home page': 7,
  'opens the shop': 4,
  'opens a category': 5,
  'searches the shop': 8,
  'opens a product': 8,
  'opens the recipes': 3,
  'opens a recipe': 8,
  'opens the menu': 3,
  'opens the events': 3,
  'asks the API for products': 2,
  'asks the API for products with a word': 2,
  'adds to a cart': 1,
  'adds to a cart, signed in': 7,
  'opens the cart, signed in': 5,
  'opens the checkout, signed in': 14,
  'orders three products': 11,
  'orders three products, signed in': 12,
  'mails an order to its buyer and to staff': 19,
  'opens an order by its link': 8,
  'opens their orders': 10,
  'signs in: the password': 12,
  'signs in: the code': 15,
  'looks for free days': 4,
  'looks for free times': 4,
  'holds a table': 11,
  'confirms a table': 9,
  'tells of a payment': 5,
  'takes a payment': 20,
  'opens the office': 48,
  'opens the office’s orders': 27,
  'searches the office for an address': 53,
  'searches the office for what nobody has': 51,
  'opens an order in the office': 35,
  'opens the guests who bought': 21,
  'searches the guests for what nobody has': 22,
  'opens the stock': 21,
  'opens the stock of which few are left': 21,
  'opens the tables of an evening': 25,
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

/** Pages of the list have at most so many whatever happens. */
const MOST_OF_LISTS = 8

const counted = async (name: string, scenario: (typeof SCENARIOS)[keyof typeof SCENARIOS]) => {
  const sent = await sentStatements(shop(), await scenario(stage))
  const begun = sent.filter((text) => /^begin/i.test(text)).length
  return { name, begun, statements: sent.length }
}

const opened = Object.entries(SCENARIOS).filter(
  ([name]) => name.startsWith('opens') || name === 'searches the shop',
)

test.each(opened)('someone %s while changes cannot be heard', async (name, scenario) => {
  const { settingsCache } = stage.app.services
  const heard = await counted(name, scenario)
  settingsCache.turn('off')
  onTestFinished(async () => {
    settingsCache.turn('on')
    await getSettings(stage.visitor)
  })
  // The first reads the settings: once, and once more in a transaction that asks meanwhile, because none waits for a reading outside of it.
  const first = await counted(name, scenario)
  expect(first).toEqual({ ...heard, statements: first.statements })
  expect([1, 2]).toContain(first.statements - heard.statements)
  expect(await counted(name, scenario)).toEqual(heard)
  if (/shop|category/.test(name)) expect(heard.statements).toBeLessThanOrEqual(MOST_OF_LISTS)
})
