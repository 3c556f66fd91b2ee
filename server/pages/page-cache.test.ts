import { readFile } from 'node:fs/promises'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { MINUTE } from '#shared/kernel/durations.ts'
import { HELD_COOKIE } from '#shared/restaurant/table-cookies.ts'
import { compressedResponse } from './compression.ts'
import { KEPT, keptUntil, PageCache, refusedBy } from './page-cache.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('what was cached is sent for ten minutes after the database was lost, and only where rendering fails', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const cache = new PageCache('http://shop.test')
  const request = new Request('http://shop.test/shop')
  const renders = (body: string) => async () => new Response(body, { headers: KEPT })
  const fails = async () => new Response('unavailable', { status: 503 })
  const answer = async (render: () => Promise<Response>) => (await cache.fill(request, render)).text()

  expect(await answer(renders('old'))).toBe('old')
  cache.turn('off')
  expect(await answer(fails)).toBe('old')
  // The database may answer, though it announces nothing: then its answer counts, and is not cached.
  expect(await answer(renders('new'))).toBe('new')
  vi.setSystemTime(Date.now() + 10 * MINUTE)
  const stale = await cache.fill(request, fails)
  expect(stale.headers.get('age')).toBe('600')
  expect(await stale.text()).toBe('old')
  vi.setSystemTime(Date.now() + 1)
  expect(await answer(fails)).toBe('unavailable')

  cache.turn('on')
  expect(await answer(renders('newer'))).toBe('newer')
  cache.turn('off')
  expect(await answer(fails)).toBe('newer')
})

test('what was cached does not stand in for a refusal that the database was asked for', async () => {
  const cache = new PageCache('http://shop.test')
  const request = new Request('http://shop.test/shop')
  await cache.fill(request, async () => new Response('open', { headers: KEPT }))
  cache.turn('off')
  const closed = async () => new Response('closed', { status: 503, headers: refusedBy(['settings']) })
  const response = await cache.fill(request, closed)
  expect([response.status, await response.text()]).toEqual([503, 'closed'])
  expect(response.headers.get('cache-tag')).toBeNull()
})

/** True if the next request for the path is answered from what is kept. */
function isKept(cache: PageCache, path: string): boolean {
  const request = Object.assign(new IncomingMessage(new Socket()), { method: 'GET', url: path })
  return cache.serve(request, new ServerResponse(request))
}

const fill = (cache: PageCache, path: string, response: Response | Promise<Response>) =>
  cache.fill(new Request(`http://shop.test${path}`), async () => response)

test('a page that is asked for stays, however many others are; of these the last that fit', async () => {
  const cache = new PageCache('http://shop.test', { maxBytes: 20_000 })
  const page = (size: number) => new Response('x'.repeat(size), { headers: KEPT })
  await fill(cache, '/shop', page(1_000))
  await fill(cache, '/about', page(1_000))
  for (let number = 2; number < 30; number += 1) {
    await fill(cache, `/shop?page=${number}`, page(1_000))
    expect(isKept(cache, '/shop')).toBe(true)
  }
  expect(isKept(cache, '/about')).toBe(false)
  const last = Array.from({ length: 28 }, (_, index) => `/shop?page=${index + 2}`).filter((path) =>
    isKept(cache, path),
  )
  expect(last).toEqual(Array.from({ length: 9 }, (_, index) => `/shop?page=${index + 21}`))
  expect(await (await fill(cache, '/terms', page(11_000))).text()).toHaveLength(11_000)
  expect([isKept(cache, '/terms'), isKept(cache, '/shop')]).toEqual([false, true])
})

test('nobody is told which tables a page shows, and once how its answer varies', async () => {
  const cache = new PageCache('http://shop.test')
  const request = new Request('http://shop.test/shop', { headers: { 'accept-encoding': 'br' } })
  const made = () =>
    new Response('x'.repeat(2_000), {
      headers: { ...keptUntil(['products']), 'content-type': 'text/html' },
    })
  for (const how of ['made', 'kept', 'made without the database that announces changes'] as const) {
    if (how.startsWith('made without')) cache.turn('off')
    const { headers } = await compressedResponse(request, await cache.fill(request, async () => made()))
    expect(headers.get('cache-tag'), how).toBeNull()
    expect(headers.get('vary')?.match(/accept-encoding/g), how).toHaveLength(1)
  }
  cache.turn('on')
  await cache.fill(request, async () => made())
  cache.drop('products')
  expect(isKept(cache, '/shop')).toBe(false)
})

describe('a change drops what shows its table', () => {
  const shown = {
    '/api/rates': keptUntil(['exchange_rates']),
    '/shop': keptUntil(['products', 'exchange_rates']),
    '/api/categories': keptUntil(['categories']),
    '/api/docs': KEPT,
  }
  const paths = Object.keys(shown)

  test.each([
    ['products', ['/shop', '/api/docs']],
    ['exchange_rates', ['/api/rates', '/shop', '/api/docs']],
    ['categories', ['/api/categories', '/api/docs']],
    ['a table of another release', paths],
  ])('%s', async (table, dropped) => {
    const cache = new PageCache('http://shop.test')
    for (const [path, headers] of Object.entries(shown))
      await fill(cache, path, new Response('', { headers }))
    expect(paths.filter((path) => !isKept(cache, path))).toEqual([])
    cache.drop(table)
    expect(paths.filter((path) => !isKept(cache, path))).toEqual(dropped)
  })

  test.each([
    ['products', keptUntil(['products']), false],
    ['categories', keptUntil(['products']), true],
    ['categories', KEPT, false],
    ['a table of another release', keptUntil(['products']), false],
  ])('%s, while a page is being rendered: %j', async (table, headers, expected) => {
    const cache = new PageCache('http://shop.test')
    const rendering = Promise.withResolvers<Response>()
    const filled = fill(cache, '/shop', rendering.promise)
    cache.drop(table)
    rendering.resolve(new Response('', { headers }))
    await filled
    expect(isKept(cache, '/shop')).toBe(expected)
  })

  test('everything, where changes may have gone unheard', async () => {
    const cache = new PageCache('http://shop.test')
    await fill(cache, '/api/docs', new Response('', { headers: KEPT }))
    cache.turn('off')
    cache.turn('on')
    expect(isKept(cache, '/api/docs')).toBe(false)
  })
})

test('what will be wrong by itself is kept until then, or until settings change', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const settingsChange = new Date(Date.now() + 3 * MINUTE)
  const cache = new PageCache('http://shop.test', { nextChange: () => settingsChange })
  const until = (minutes: number) => new Date(Date.now() + minutes * MINUTE)
  await fill(cache, '/', new Response('tomorrow', { headers: keptUntil(['events'], until(2)) }))
  await fill(cache, '/events', new Response('later', { headers: keptUntil(['events'], until(9)) }))
  await fill(cache, '/over', new Response('now', { headers: keptUntil(['events'], until(0)) }))
  expect(['/', '/events', '/over'].map((path) => isKept(cache, path))).toEqual([true, true, false])
  vi.setSystemTime(until(2))
  expect(['/', '/events'].map((path) => isKept(cache, path))).toEqual([false, true])
  vi.setSystemTime(until(1))
  expect(isKept(cache, '/events')).toBe(false)
})

describe('a cache in front', () => {
  const SHARED = 'max-age=5, stale-if-error=600'
  const saidIn = ({ headers }: Response) => [headers.get('cache-tag'), headers.get('cdn-cache-control')]
  const said = async (answer: Promise<Response>) => saidIn(await answer)
  const nothing = [null, null]

  /** A page cache with one in front, and what that was told to forget. */
  function inTwo() {
    const forgotten: string[] = []
    const inFront = { forget: (tags: readonly string[]) => void forgotten.push(...tags) }
    return { cache: new PageCache('http://shop.test', { inFront }), forgotten }
  }
  const asked = (headers: Record<string, string>) => new Request('http://shop.test/shop', { headers })
  const shop = async () => new Response('shop', { headers: keptUntil(['products', 'settings']) })

  test('is told the tables of what is kept, and forgets when this one does', async () => {
    const { cache, forgotten } = inTwo()
    for (const _ of ['rendered', 'kept'])
      expect(await said(cache.fill(asked({}), shop))).toEqual(['krok,products,settings', SHARED])
    cache.drop('products')
    cache.drop('a table of another release')
    cache.turn('off')
    cache.turn('on')
    expect(forgotten).toEqual(['products', 'krok', 'krok'])
  })

  test.each<[string, Record<string, string>]>([
    ['somebody who is signed in', { cookie: 'session=x' }],
    ['somebody who has just acted', { cookie: 'acted=1' }],
    ['a browser that asks ahead', { purpose: 'prefetch' }],
  ])('is told nothing in an answer for %s', async (who, headers) => {
    const { cache } = inTwo()
    const url = `http://shop.test/shop${who.includes('ahead') ? '.data' : ''}`
    for (const _ of ['rendered', 'kept'])
      expect(await said(cache.fill(new Request(url, { headers }), shop))).toEqual(nothing)
  })

  test('is told nothing of what changed while it was rendered, is over soon, or may be old', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { cache } = inTwo()
    const rendering = Promise.withResolvers<Response>()
    const filled = cache.fill(asked({}), () => rendering.promise)
    cache.drop('products')
    rendering.resolve(await shop())
    expect(await said(filled)).toEqual(nothing)

    const endsIn = (ms: number) => async () =>
      new Response('', { headers: keptUntil(['events'], new Date(Date.now() + ms)) })
    const events = (ms: number) => cache.fill(new Request('http://shop.test/events'), endsIn(ms))
    expect(await said(events(60_000))).toEqual(['krok,events', SHARED])
    expect(await said(events(4_000))).toEqual(nothing)

    await cache.fill(asked({}), shop)
    cache.turn('off')
    expect(await said(cache.fill(asked({}), shop))).toEqual(nothing)
    const fails = async () => new Response('unavailable', { status: 503 })
    const stale = await cache.fill(asked({}), fails)
    expect([await stale.clone().text(), ...saidIn(stale)]).toEqual(['shop', ...nothing])
  })

  test('can tell a refusal from a shop that is away', async () => {
    const { cache } = inTwo()
    const refuses = async () => new Response('', { status: 503, headers: refusedBy(['settings']) })
    expect(await said(cache.fill(asked({}), refuses))).toEqual(['settings', null])
    const fails = async () => new Response('', { status: 503 })
    expect(await said(cache.fill(asked({}), fails))).toEqual(nothing)
  })
})

test('Varnish asks the shop for everybody whose cookies make an answer differ', async () => {
  const configuration = await readFile('deploy/cluster/varnish.vcl', 'utf8')
  const [, everywhere = ''] = /Cookie ~ "(session[^"]+)"/.exec(configuration) ?? []
  const source = await readFile('server/pages/page-key.ts', 'utf8')
  const named = [...source.matchAll(/cookieName\(siteUrl, (?:'(\w+)'|HELD_COOKIE)\)/g)].map(
    ([, name = HELD_COOKIE]) => name,
  )
  // And those that `readPreferences` reads; of the language, home alone makes something.
  expect(everywhere.split('|').toSorted()).toEqual([...named, 'currency'].toSorted())
})
