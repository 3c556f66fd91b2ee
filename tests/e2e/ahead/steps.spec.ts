import type { Page } from '@playwright/test'
import { contact } from '#shared/messages/en/customers/contact.ts'
import { en, expect, open, test } from '../shopper.ts'
import { watched } from './watched.ts'

/** Counts how many prices are put into words: each is, whenever what shows it is rendered. */
async function countPrices(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const format = Object.getOwnPropertyDescriptor(Intl.NumberFormat.prototype, 'format')
    let count = 0
    Object.defineProperty(Intl.NumberFormat.prototype, 'format', {
      get(this: Intl.NumberFormat) {
        count += 1
        document.documentElement.dataset['prices'] = String(count)
        return format?.get?.call(this)
      },
    })
  })
  return async () => Number((await page.locator('html').getAttribute('data-prices')) ?? 0)
}

test('a list is not rendered again by the steps that the router takes to another page', async ({ page }) => {
  await open(page, '/shop')
  await watched(page)
  const prices = await countPrices(page)
  await page.getByRole('navigation').getByRole('link', { name: en.shell.contact }).first().click()
  await expect(page).toHaveURL(/\/contact$/)
  // The address changes before the page does.
  await expect(page.getByRole('heading', { level: 1, name: contact.title })).toBeVisible()
  expect(await prices()).toBe(0)
  // They are counted.
  await page.goBack()
  await expect(page).toHaveURL(/\/shop$/)
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  expect(await prices()).toBeGreaterThan(10)
})
