import type { Page } from '@playwright/test'
import { expect, hydrated, newEmail, placeByApi, test } from '../shopper.ts'

type Watched = { served: Element[]; hasReloaded: boolean }

/** Remembers what the server has drawn, and fetches the page's data again as soon as scripts can. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched: Watched = { served: [], hasReloaded: false }
    Object.assign(window, { watched })
    document.addEventListener('readystatechange', () => {
      if (document.readyState === 'interactive')
        watched.served = [...document.querySelectorAll('body :not(script)')]
    })
    const reload = () => {
      const { __reactRouterDataRouter: router } = window as {
        __reactRouterDataRouter?: { revalidate(): Promise<void> }
      }
      if (!router) return requestAnimationFrame(reload)
      void router.revalidate().then(() => (watched.hasReloaded = true))
    }
    requestAnimationFrame(reload)
  })
  // A script that is not in the page's own list comes late.
  await page.route('**/assets/*.js', async (route) => {
    const isListed = await page.locator(`link[href="${new URL(route.request().url()).pathname}"]`).count()
    if (!isListed) await new Promise((resolve) => setTimeout(resolve, 300))
    await route.continue()
  })
}

/** The parts that somebody may have under the finger, or be typing in, stay where they are when scripts take the page over. */
async function expectNothingReplaced(page: Page): Promise<void> {
  await hydrated(page)
  await page.waitForFunction(() => (window as unknown as { watched: Watched }).watched.hasReloaded)
  await page.waitForLoadState('networkidle')
  const [served, replaced] = await page.evaluate(() => {
    const { served } = (window as unknown as { watched: Watched }).watched
    return [
      served.length,
      served.filter(({ isConnected }) => !isConnected).map(({ outerHTML }) => outerHTML.slice(0, 120)),
    ]
  })
  expect(served).toBeGreaterThan(50)
  expect(replaced).toEqual([])
}

for (const path of [
  '/',
  '/th/shop',
  '/product/red-curry-paste',
  '/th/recipes/green-curry-chicken',
  '/menu',
  '/auth',
  '/nowhere',
]) {
  test(`scripts replace nothing of ${path}`, async ({ page }) => {
    await watch(page)
    await page.goto(path)
    await expectNothingReplaced(page)
  })
}

test('scripts replace nothing of an order that waits for its payment', async ({ page, request }) => {
  const order = await placeByApi(request, newEmail(), 'payfast')
  await watch(page)
  await page.goto(order)
  await expectNothingReplaced(page)
})
