import { beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#tests/helpers/test-app.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'

/** The most bytes of the list's HTML, before it is compressed. A Thai letter takes three. */
const MOST = { '/shop': 70_000, '/th/shop': 85_500 }

const shop = useTestDatabase()
let app: TestApp
beforeAll(async () => {
  app = await testApp(shop())
})

test.each(Object.entries(MOST))('the HTML of %s has at most %i bytes', async (path, most) => {
  const html = Buffer.from(await (await app.fetch(path)).arrayBuffer())
  expect(html.toString().match(/<article/g)).toHaveLength(18)
  expect(html.length).toBeLessThan(most)
})
