import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { SEARCHES } from '#server/middleware/limit-searches.ts'
import { listening } from '../helpers/listening.ts'
import { testApp, type TestApp } from '../helpers/test-app.ts'
import { useTestDatabase } from '../helpers/test-database.ts'

const shop = useTestDatabase()
let app: TestApp
beforeAll(async () => {
  app = await testApp(shop())
})

/** Searches for something else each time: what was searched before is answered from the page cache. */
let searches = 0
const search = (address: string, path = '/api/products') =>
  app.fetch(`${path}?search=zz${(searches += 1)}`, { address })

test('more searches than a person types are refused, in the visitor’s language', async () => {
  const address = '198.51.100.1'
  for (let i = 0; i < SEARCHES.points; i += 1) expect((await search(address)).status).toBe(200)

  const refused = await search(address)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await refused.json()).toMatchObject({ code: 'too_many_requests' })

  const [english, thai] = [await search(address, '/shop'), await search(address, '/th/shop')]
  expect([english.status, thai.status]).toEqual([429, 429])
  expect(await english.text()).toContain('That was a lot of searches')
  expect(await thai.text()).toContain('ค้นหาบ่อยเกินไป')
  expect((await search(address, '/shop.data')).status).toBe(429)

  // All else goes on, and so does everybody else.
  expect((await app.fetch('/shop', { address })).status).toBe(200)
  expect((await app.fetch('/api/products?search=', { address })).status).toBe(200)
  expect((await search('198.51.100.2')).status).toBe(200)
})

test('what the page cache answers is not counted', async () => {
  const { url, close } = await listening(app.listener)
  onTestFinished(close)
  for (let i = 0; i <= SEARCHES.points; i += 1) {
    const response = await fetch(`${url}/api/products?search=curry`)
    expect(response.status).toBe(200)
    await response.arrayBuffer()
  }
})
