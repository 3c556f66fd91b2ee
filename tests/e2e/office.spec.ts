import type { Page } from '@playwright/test'
import { expectAccessible } from './expect-accessible.ts'
import { expect, open } from './shopper.ts'
import { test } from './staff.ts'

/** At 360 px, as on a packing table. */
const PHONE = { width: 360, height: 740 }
const DESK = { width: 1280, height: 800 }

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const [inner, scroll] = await page.evaluate(() => [innerWidth, document.documentElement.scrollWidth])
  expect(scroll, page.url()).toBeLessThanOrEqual(inner ?? 0)
}

/** The pages that staff have open all day. */
const PAGES = ['/admin', '/admin/orders']

for (const path of PAGES) {
  test(`${path} has no barrier on a phone and at a desk, in the light and in the dark`, async ({
    staffPage: page,
  }) => {
    // No event arrives, so that no row moves while it is measured.
    await page.route('**/admin/orders/events', () => {})
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize(PHONE)
      await page.emulateMedia({ colorScheme })
      await open(page, path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      for (const size of [PHONE, DESK]) {
        await page.setViewportSize(size)
        await expectNoSidewaysScroll(page)
        await expectAccessible(page)
      }
    }
    await page.setViewportSize(PHONE)
    await open(page, `/th${path}`)
    await expectNoSidewaysScroll(page)
  })
}
