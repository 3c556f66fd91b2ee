import type { Page } from '@playwright/test'
import { expect, open, test as base } from '../shopper.ts'

const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) => {
      // Playwright switches it off.
      await use({
        ...launchOptions,
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      })
    },
    { scope: 'worker' },
  ],
})

const PAGES = [
  '/',
  '/shop',
  '/product/red-curry-paste',
  '/recipes',
  '/recipes/green-curry-chicken',
  '/menu',
  '/events',
  '/about',
  '/contact',
  '/cart',
  '/checkout',
]

/** The reasons why the browser does not show a page again as it was left, in the browser's words. */
async function barsOf(page: Page): Promise<string[]> {
  await page.evaluate(() => Object.assign(window, { isAsLeft: true }))
  // Another site: for its own pages a browser may say nothing.
  await page.goto(new URL('/robots.txt', page.url()).href.replace('localhost', '127.0.0.1'))
  await page.goBack({ waitUntil: 'commit' })
  const said = await page.waitForFunction(() => {
    if ('isAsLeft' in window) return []
    const [entry] = performance.getEntriesByType('navigation')
    return (entry as { notRestoredReasons?: { reasons: { reason: string }[] } }).notRestoredReasons?.reasons
  })
  const reasons = (await said.jsonValue()) ?? []
  // A reason that the browser keeps to itself: the headless shell keeps no page at all.
  return reasons.map(({ reason }) => reason).filter((reason) => reason !== 'masked')
}

test('nothing keeps a page from being shown again as it was left, by Back', async ({ page }) => {
  for (const path of PAGES) {
    await open(page, path)
    expect([path, ...(await barsOf(page))]).toEqual([path])
  }
  // A bar is seen: an answer about one person that a script asked for.
  await page.evaluate(async () => fetch(location.href))
  expect(await barsOf(page)).toContain('response-cache-control-no-store')
})
