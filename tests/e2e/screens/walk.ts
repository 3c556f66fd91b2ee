import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, type Page } from '@playwright/test'
import routes from '#app/routes.ts'
import { type Locale, localizedPath } from '#shared/kernel/locale.ts'
import { barriersOf, sidewaysScroll } from '../expect-accessible.ts'
import { hydrated, open } from '../shopper.ts'

export const DESK = { width: 1280, height: 800 }
export const TABLET = { width: 768, height: 1024 }
export const PHONE = { width: 360, height: 740 }

/** The addresses of the pages in app/routes.ts whose files match: `/orders/:id`. */
export function pagesOf(isWanted: (file: string) => boolean): string[] {
  const all = (entries: RouteConfigEntry[], above = ''): string[] =>
    entries.flatMap(({ path, file, children = [] }) => {
      const address = path === undefined ? above : `${above}/${path}`
      return [...(file.endsWith('page.tsx') && isWanted(file) ? [address] : []), ...all(children, address)]
    })
  return all(routes).map((path) => path.replace('/:locale?', '') || '/')
}

export const isOffice = (file: string) => file.startsWith('routes/admin/')

/** Nothing moves while it is measured: no event arrives, and no style takes its time. */
export async function holdStill(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // A route would turn off the browser's cache.
  await page.addInitScript(() => {
    class SilentEventSource extends EventTarget {
      close() {}
    }
    Object.defineProperty(window, 'EventSource', { value: SilentEventSource })
  })
}

type Router = { navigate(path: string): Promise<void> }

/**
 * Goes to a page as a link does, so that scripts, styles and axe need not be loaded again: that takes a third of the
 * work. The first page, and one at the address of the last, is opened.
 */
async function goTo(page: Page, path: string): Promise<void> {
  const isFirst = page.url() === 'about:blank'
  const { pathname } = new URL(path, 'http://localhost')
  if (isFirst || new URL(page.url()).pathname === pathname) return open(page, path)
  const before = await page.evaluate((to) => {
    const { __reactRouterDataRouter: router } = window as typeof window & { __reactRouterDataRouter: Router }
    const heading = document.querySelector('h1')
    const seen = { title: document.title, heading: heading?.textContent }
    heading?.setAttribute('data-left', '')
    void router.navigate(to)
    return seen
  }, path)
  await page.waitForFunction(
    ({ pathname, title, heading }) => {
      const now = document.querySelector('h1')
      const isOther = document.title !== title || now?.textContent !== heading
      return location.pathname === pathname && now && (isOther || !now.hasAttribute('data-left'))
    },
    { ...before, pathname },
    { polling: 50 },
  )
  await hydrated(page)
}

/** Expects that a page as it stands has no barrier and is not wider than its screen. */
export async function expectFit(page: Page, what: string, which: 'all' | 'layout' = 'all'): Promise<void> {
  const seen = { wider: await sidewaysScroll(page), barriers: await barriersOf(page, which) }
  expect.soft(seen, what).toEqual({ wider: 0, barriers: [] })
}

async function sourcesWithPlace(page: Page): Promise<number> {
  return page
    .locator('source')
    .evaluateAll((sources) => sources.filter((source) => source.getClientRects().length > 0).length)
}

/** The faults of pages at each width. */
type Fault = {
  path: string
  width: number
  headings: number
  wider: number
  /** Other files of pictures that take a place of their own in the layout. */
  sources: number
  barriers: string[]
}

/**
 * Goes through pages in a language, and looks at each on a phone, a tablet and at a desk, or on `screens`; expects
 * nothing wrong. All rules hold at a desk in English and on a phone in Thai, elsewhere those of layout: the markup is the same. A phone of
 * 320 px, and a desk with everything twice as large, show the pages of `isZoomed` without scrolling sideways.
 */
export async function walk(
  page: Page,
  locale: Locale,
  addresses: string[],
  {
    // All rules last, when parts that are fetched by themselves are there.
    screens = locale === 'en' ? [PHONE, TABLET, DESK] : [DESK, TABLET, PHONE],
    isZoomed = false,
  } = {},
): Promise<void> {
  const faults: Fault[] = []
  for (const address of addresses) {
    await page.setViewportSize(screens[0] ?? DESK)
    await goTo(page, localizedPath(address, locale))
    for (const screen of screens) {
      await page.setViewportSize(screen)
      const seen = {
        headings: await page.getByRole('heading', { level: 1 }).count(),
        wider: await sidewaysScroll(page),
        sources: await sourcesWithPlace(page),
        barriers: await barriersOf(page, screen === screens.at(-1) ? 'all' : 'layout'),
      }
      if (seen.headings === 1 && seen.wider + seen.sources + seen.barriers.length === 0) continue
      faults.push({ path: address, width: screen.width, ...seen })
    }
    for (const width of isZoomed ? [320, 640] : []) {
      await page.setViewportSize({ width, height: 512 })
      const wider = await sidewaysScroll(page)
      if (wider > 0) faults.push({ path: address, width, headings: 1, wider, sources: 0, barriers: [] })
    }
  }
  expect(faults).toEqual([])
}
