import { expect, type Locator, type Page } from '@playwright/test'

/** Steps of a person who has no pointer. */
export function byKeyboard(page: Page) {
  /** Goes on with the tabulator until an element has the focus. */
  async function tabTo(to: Locator): Promise<void> {
    await expect(to).toBeVisible()
    for (let i = 0; i < 200; i += 1) {
      if (await to.evaluate((element) => element === document.activeElement)) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`nobody gets to ${String(to)} by keyboard`)
  }

  return {
    tabTo,
    async press(button: Locator): Promise<void> {
      await tabTo(button)
      await page.keyboard.press('Enter')
    },
    async type(to: Locator, text: string): Promise<void> {
      await tabTo(to)
      await page.keyboard.type(text)
    },
  }
}
