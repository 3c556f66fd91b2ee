import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './shopper.ts'

/** Expects that axe finds nothing wrong with a page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  // What is fading in, as the sign-in dialog does, would be measured with too little contrast.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await barriersOf(page)).toEqual([])
}

/** What axe finds wrong with a page as it stands, which must not move meanwhile: a line for each rule. */
export async function barriersOf(page: Page): Promise<string[]> {
  // Without frames of other sites nothing needs a second page to work in; without the styles' sources none is fetched.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ preload: false, resultTypes: ['violations'] })
    .analyze()
  return violations.map(({ id, nodes }) => `${page.url()} ${id}: ${nodes.map(({ html }) => html).join(', ')}`)
}

/** How much wider than the screen a page is, in CSS pixels: 0, unless one has to scroll sideways. */
export async function sidewaysScroll(page: Page): Promise<number> {
  // Not than the window: a phone zooms out until a page that is too wide fits.
  const screen = page.viewportSize()?.width ?? 0
  return page.evaluate((width) => Math.max(0, document.documentElement.scrollWidth - width), screen)
}
