import type { Page } from '@playwright/test'

/** Waits until what watches links has come, after the page. */
export async function watched(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/after-load-[^/]+\.js$/.test(name)),
  )
  await page.waitForLoadState('networkidle')
}
