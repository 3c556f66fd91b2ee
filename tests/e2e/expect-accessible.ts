import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './shopper.ts'

/** Half of the source that the builder has by itself. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Expects that axe finds nothing wrong with a page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  // A part that is fading in, as the sign-in dialog does, would be measured with too little contrast.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await barriersOf(page)).toEqual([])
}

/** The rules whose answer may change with the width of the screen alone. */
const OF_LAYOUT = ['color-contrast', 'scrollable-region-focusable', 'target-size']

/**
 * Lists what axe finds wrong with a page as it stands, which must not move meanwhile: a line for each rule. `layout` asks only
 * for what the width of the screen may change.
 */
export async function barriersOf(page: Page, which: 'all' | 'layout' = 'all'): Promise<string[]> {
  const isLoaded = page.frames().length === 1 && (await page.evaluate(() => 'axe' in window))
  // Without frames of other sites nothing needs a second page to work in; without the styles' sources none is fetched.
  const { violations } = await new AxeBuilder({ page, axeSource: isLoaded ? ';' : AXE })
    .setLegacyMode()
    .options({
      preload: false,
      resultTypes: ['violations'],
      // WCAG 2.2 has it, and axe asks for it only when told.
      rules: { 'target-size': { enabled: true } },
      ...(which === 'layout' ? { runOnly: { type: 'rule', values: OF_LAYOUT } } : {}),
    })
    .analyze()
  return violations.map(({ id, nodes }) => `${page.url()} ${id}: ${nodes.map(({ html }) => html).join(', ')}`)
}

/** The width of a page beyond the screen's, in CSS pixels: 0, unless one has to scroll sideways. */
export async function sidewaysScroll(page: Page): Promise<number> {
  // Not than the window: a phone zooms out until a page that is too wide fits.
  const screen = page.viewportSize()?.width ?? 0
  return page.evaluate((width) => Math.max(0, document.documentElement.scrollWidth - width), screen)
}
