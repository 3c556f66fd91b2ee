import type { Browser, Page } from '@playwright/test'
import { PAGE_EVENTS } from '#app/platform/before-scripts.ts'
import { type Locale, LOCALES, localizedPath } from '#shared/kernel/locale.ts'
import { DESK, PHONE } from './walk.ts'
import { expect, test } from '../shopper.ts'

/**
 * The bytes of fonts that each public page fetches for its first paint, by language, and of pictures that do not wait
 * until somebody scrolls, on a phone with two pixels to a point and at a desk. Whoever makes a page lighter writes the
 * smaller number.
 */
const MOST: Record<string, { fonts: Record<Locale, number>; pictures: { phone: number; desk: number } }> = {
  '/': { fonts: { en: 42_000, th: 72_000 }, pictures: { phone: 48_000, desk: 87_000 } },
  '/shop': { fonts: { en: 42_000, th: 72_000 }, pictures: { phone: 40_000, desk: 97_000 } },
  '/product/red-curry-paste': {
    fonts: { en: 42_000, th: 72_000 },
    pictures: { phone: 17_000, desk: 17_000 },
  },
  '/recipes/green-curry-chicken': {
    fonts: { en: 42_000, th: 72_000 },
    pictures: { phone: 20_000, desk: 20_000 },
  },
  '/menu': { fonts: { en: 55_000, th: 72_000 }, pictures: { phone: 20_000, desk: 16_000 } },
}

const SCREENS = {
  phone: { viewport: PHONE, deviceScaleFactor: 2 },
  desk: { viewport: DESK, deviceScaleFactor: 1 },
}

/** Opens a page in a browser that has nothing of it yet. The first paint is the same without scripts. */
async function firstBytes(browser: Browser, path: string, screen: keyof typeof SCREENS) {
  const context = await browser.newContext({ ...SCREENS[screen], javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(path)
  const bytes = await page.evaluate(async () => {
    // Styles and pictures that do not wait are there; fonts are asked for once the page has been laid out.
    await document.fonts.ready
    const files = performance.getEntriesByType('resource')
    const sum = (isWanted: (url: string) => boolean) =>
      files
        .filter(({ name }) => isWanted(name))
        .reduce((total, { encodedBodySize }) => total + encodedBodySize, 0)
    const eager = new Set(
      [...document.images].filter(({ loading }) => loading !== 'lazy').map((image) => image.currentSrc),
    )
    return { fonts: sum((url) => url.endsWith('.woff2')), pictures: sum((url) => eager.has(url)) }
  })
  await context.close()
  return bytes
}

for (const [path, most] of Object.entries(MOST)) {
  test(`the first paint of ${path} fetches few fonts and pictures`, async ({ browser }) => {
    const english = await firstBytes(browser, path, 'phone')
    const thai = await firstBytes(browser, localizedPath(path, 'th'), 'phone')
    const atDesk = await firstBytes(browser, path, 'desk')
    const fetched = [english.fonts, thai.fonts, english.pictures, atDesk.pictures]
    const { fonts, pictures } = most
    const limits = [fonts.en, fonts.th, pictures.phone, pictures.desk]
    // A page that fetches nothing was not measured.
    expect(Math.min(...fetched)).toBeGreaterThan(0)
    expect(
      fetched.map((bytes, i) => Math.max(bytes, limits[i] ?? 0)),
      `fetched ${fetched.join(', ')}`,
    ).toEqual(limits)
  })
}

const SCRIPTED = [
  '/',
  '/shop',
  '/product/red-curry-paste',
  '/recipes',
  '/recipes/green-curry-chicken',
  '/menu',
  '/auth',
]

/**
 * Bytes of our own scripts that a page fetches before it is taken over, with all parts that it shows, and what it fetches
 * besides once it is idle. React and the router come as they are, in files without anything of ours.
 */
const MOST_OWN_SCRIPTS = { before: 30_000, after: 12_000 }

async function fetchedScripts(page: Page, path: string) {
  const bytes = new Map<string, number>()
  page.on('requestfinished', async (request) => {
    if (request.resourceType() !== 'script') return
    bytes.set(request.url(), (await request.sizes()).responseBodySize)
  })
  await page.addInitScript((listening) => {
    addEventListener(listening, () => performance.mark(listening))
  }, PAGE_EVENTS.listening)
  await page.goto(path)
  await page.locator('.chat-launcher').waitFor()
  await page.waitForLoadState('networkidle')
  const early = await page.evaluate((listening) => {
    const { startTime } = performance.getEntriesByName(listening)[0] ?? { startTime: 0 }
    const files = performance.getEntriesByType('resource')
    return files.filter((file) => file.startTime < startTime).map(({ name }) => name)
  }, PAGE_EVENTS.listening)
  const own = [...bytes].filter(([url]) => !/\/(libraries|rolldown-runtime)-[^/]*$/.test(url))
  const sum = (some: [string, number][]) => some.reduce((total, [, size]) => total + size, 0)
  const before = sum(own.filter(([url]) => early.includes(url)))
  return { library: sum([...bytes]) - sum(own), before, after: sum(own) - before }
}

/** The routes of the office that the page's router knows, or has asked for. */
async function knownOfOffice(page: Page): Promise<string[]> {
  const ids = await page.evaluate(() => {
    const { __reactRouterManifest: known } = window as { __reactRouterManifest?: { routes: object } }
    return Object.keys(known?.routes ?? {})
  })
  expect(ids.length).toBeGreaterThan(3)
  return ids.filter((id) => id.startsWith('routes/admin/'))
}

for (const path of SCRIPTED.flatMap((path) => LOCALES.map((locale) => localizedPath(path, locale)))) {
  test(`${path} fetches few scripts, and none of the office`, async ({ page }) => {
    const { library, before, after } = await fetchedScripts(page, path)
    expect(library).toBeGreaterThan(50_000)
    expect(before).toBeGreaterThan(5_000)
    expect(before).toBeLessThanOrEqual(MOST_OWN_SCRIPTS.before)
    expect(after).toBeLessThanOrEqual(MOST_OWN_SCRIPTS.after)
    expect(await knownOfOffice(page)).toEqual([])
  })
}
