import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './shopper.ts'

/** Expects that axe finds nothing wrong with a page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  // What is fading in, as the sign-in dialog does, would be measured with too little contrast.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(
    violations.map(({ id, nodes }) => `${page.url()} ${id}: ${nodes.map(({ html }) => html).join(', ')}`),
  ).toEqual([])
}
