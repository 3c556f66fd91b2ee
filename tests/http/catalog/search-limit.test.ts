import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { UNKEPT } from '#server/middleware/limit-requests.ts'
import { SEARCHES } from '#server/middleware/limit-searches.ts'
import { listening } from '../../helpers/listening.ts'
import { testApp, type TestApp } from '../../helpers/test-app.ts'
import { useTestDatabase } from '../../helpers/test-database.ts'

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

test.each(['/api/recipes', '/recipes', '/th/recipes.data'])(
  'searches of recipes count too: %s',
  async (path) => {
    const address = `198.51.100.${10 + path.length}`
    for (let i = 0; i < SEARCHES.points; i += 1) await (await search(address)).body?.cancel()
    expect((await search(address, path)).status).toBe(429)
  },
)

test('who asks for more than a house full of people is refused for a minute, by pages and the API alike', async () => {
  const address = '198.51.100.9'
  // An address that nothing answers costs least.
  for (let i = 0; i < UNKEPT.points; i += 1)
    expect((await app.fetch('/api/nothing', { address })).status).toBe(404)
  const refused = await app.fetch('/api/cart/quote', { method: 'POST', address })
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
  expect(await refused.json()).toMatchObject({ code: 'too_many_requests' })
  const thai = await app.fetch('/th/shop?x=1', { address })
  expect(thai.status).toBe(429)
  expect(await thai.text()).toContain('กรุณารอสักครู่')
  expect((await app.fetch('/shop?x=1', { address: '198.51.100.8' })).status).toBe(200)
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
