import type { Page } from '@playwright/test'
import { en, expect, open, test } from '../shopper.ts'
import { signInByRequests, newCustomer } from '../customer.ts'
import { watched } from './watched.ts'

/** The requests ahead from now on, and those of the router for itself. */
function hearData(page: Page): { ahead: string[]; pressed: string[] } {
  const heard: { ahead: string[]; pressed: string[] } = { ahead: [], pressed: [] }
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (!pathname.endsWith('.data')) return
    heard[request.headers()['purpose'] === 'prefetch' ? 'ahead' : 'pressed'].push(pathname)
  })
  return heard
}

/** Counts the answers of the server, not of the browser's cache. */
const fetches = (page: Page, what: RegExp) =>
  page.evaluate(
    (pattern) =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .filter(({ name, transferSize }) => transferSize > 0 && new RegExp(pattern).test(name)).length,
    what.source,
  )

const RED = '/product/red-curry-paste'
const product = (page: Page) => page.getByRole('main').getByRole('link', { name: /^Red Curry Paste/ })
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Red Curry Paste' })

test('what a link leads to is fetched while the pointer rests on it, and once: pressing asks nobody @first', async ({
  page,
}) => {
  await open(page, '/shop')
  await watched(page)
  const data = hearData(page)
  const come = page.waitForResponse(`**${RED}.data`)
  await product(page).hover()
  await (await come).finished()
  // Its scripts have come when its texts have.
  await expect.poll(() => fetches(page, /texts-en-product-/)).toBe(1)
  const pictures = await fetches(page, /red-curry-paste-\d+\.webp/)
  await product(page).click()
  await expect(heading(page)).toBeVisible()
  expect(data.ahead).toContain(`${RED}.data`)
  expect(data.pressed).toEqual([`${RED}.data`])
  expect(await fetches(page, /red-curry-paste\.data/)).toBe(1)
  expect(await fetches(page, /red-curry-paste-\d+\.webp/)).toBe(pictures)
})

test('what does something is never fetched ahead, nor where data are saved', async ({ page }) => {
  await open(page, '/shop')
  await watched(page)
  const data = hearData(page)
  const banner = page.getByRole('banner')
  const footer = page.getByRole('contentinfo')
  const links = banner.or(footer).or(page.getByRole('main')).locator('a[href]')
  // Pressed, but not let go of: what would be asked for is asked for at once.
  for (const link of await links.all()) await link.dispatchEvent('pointerdown')
  await expect.poll(() => data.ahead).toContain(`${RED}.data`)
  expect(data.ahead).toContain('/recipes.data')
  const doing = /cart|checkout|account|auth|order|contact|newsletter|admin|preferences|sign/
  expect(data.ahead.filter((path) => doing.test(path))).toEqual([])
  expect(data.pressed).toEqual([])

  const browser = await page.context().newCDPSession(page)
  await browser.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true })
  data.ahead.length = 0
  await product(page).click()
  await expect(heading(page)).toBeVisible()
  expect(data).toEqual({ ahead: [], pressed: [`${RED}.data`] })
})

test('what was fetched ahead does not outlive a choice of currency', async ({ page }) => {
  await open(page, '/shop')
  await watched(page)
  const come = page.waitForResponse(`**${RED}.data`)
  await product(page).hover()
  await (await come).finished()
  await page.getByLabel(en.shell.currency).locator('visible=true').first().selectOption('USD')
  await expect(page.getByRole('main')).toContainText('$')
  await product(page).click()
  await expect(heading(page)).toBeVisible()
  await expect(page.getByRole('main')).toContainText('$4.95')
})

test('for somebody who is signed in scripts are fetched ahead, and nothing that the server would render twice', async ({
  page,
  request,
  baseURL,
}) => {
  await signInByRequests(page, await newCustomer(request, baseURL ?? ''), baseURL ?? '')
  await open(page, '/shop')
  await watched(page)
  const data = hearData(page)
  await product(page).hover()
  await expect.poll(() => fetches(page, /texts-en-product-/)).toBe(1)
  await product(page).click()
  await expect(heading(page)).toBeVisible()
  expect(data).toEqual({ ahead: [], pressed: [`${RED}.data`] })
})

test('without what watches links, pages open as they did', async ({ page }) => {
  await page.route(/assets\/after-load-/, (route) => route.abort())
  await open(page, '/shop')
  await product(page).click()
  await expect(heading(page)).toBeVisible()
})
