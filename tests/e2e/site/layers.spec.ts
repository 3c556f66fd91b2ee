import type { Locator, Page } from '@playwright/test'
import { chatWindow } from '#shared/messages/en/site/chat-window.ts'
import { product } from '#shared/messages/en/catalog/product.ts'
import { en, expect, open, openMenu, test } from '../shopper.ts'

const PRODUCT = '/product/green-curry-paste'
const NAME = 'Green Curry Paste'
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Comes to a product from the list, so that there is a page to leave it for. */
async function comeToProduct(page: Page): Promise<void> {
  await open(page, '/shop?search=green+curry+paste')
  await page.getByRole('main').getByRole('link', { name: NAME, exact: true }).first().click()
  await expect(heading(page)).toHaveText(NAME)
}

/** Back closes it without a word to the server; then Forward finds nothing to open, and Back leaves the page at once. */
async function expectBackToClose(page: Page, layer: Locator, opener: Locator): Promise<void> {
  await expect(layer).toBeVisible()
  // The entry of a part that opens without scripts comes a moment later.
  await page.waitForFunction(() => (history.state as { layers?: string[] } | null)?.layers?.length)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goBack()
  await expect(layer).toBeHidden()
  await expect(heading(page)).toHaveText(NAME)
  await expect(page).toHaveURL(new RegExp(`${PRODUCT}$`))
  await expect(opener).toBeFocused()
  await page.goForward()
  await expect(layer).toBeHidden()
  await expect(heading(page)).toHaveText(NAME)
  expect(asked.filter((url) => url.includes('.data'))).toEqual([])
  await page.goBack()
  await expect(page).toHaveURL(/\/shop\?search=/)
}

const OPENERS = [
  [
    'the sheet after adding @both @first',
    async (page: Page) => {
      const button = page.getByRole('main').getByRole('button', { name: en.cart.add, exact: true }).first()
      await button.click()
      return [page.getByRole('dialog', { name: en.cart.added(NAME) }), button]
    },
  ],
  [
    'a picture that was enlarged @both',
    async (page: Page) => {
      const link = page.getByRole('main').getByTitle(product.enlarge).first()
      await link.click()
      return [page.getByRole('dialog'), link]
    },
  ],
  [
    'the menu of a phone @phone',
    async (page: Page) => {
      await openMenu(page, en)
      const menu = page.getByRole('banner').getByLabel(en.shell.menu, { exact: true })
      return [page.getByRole('banner').getByRole('navigation', { name: en.shell.menu }), menu.first()]
    },
  ],
  [
    'the cart’s panel on a phone @phone',
    async (page: Page) => {
      const button = page.getByRole('banner').getByRole('button', { name: en.cart.icon })
      await button.click()
      return [page.locator('#cart-preview'), button]
    },
  ],
  [
    'the chat on a phone @phone',
    async (page: Page) => {
      const button = page.getByRole('button', { name: chatWindow.open })
      await button.press('Enter')
      return [page.getByRole('dialog', { name: chatWindow.title }), button]
    },
  ],
] as const satisfies [string, (page: Page) => Promise<[Locator, Locator]>][]

for (const [what, openIt] of OPENERS) {
  test(`Back closes what is open over a page, and stays on the page: ${what}`, async ({ page }) => {
    await comeToProduct(page)
    const [layer, opener] = await openIt(page)
    await expectBackToClose(page, layer, opener)
  })
}

test('what was closed in another way leaves nothing in the history, and what replaces another takes its place @phone', async ({
  page,
}) => {
  await comeToProduct(page)
  const length = await page.evaluate(() => history.length)
  const banner = page.getByRole('banner')
  const menu = banner.getByRole('navigation', { name: en.shell.menu })
  const search = banner.getByRole('combobox', { name: en.shell.search.placeholder })
  for (let round = 0; round < 2; round += 1) {
    await openMenu(page, en)
    await expect(menu).toBeVisible()
    await banner.getByLabel(en.shell.search.open, { exact: true }).first().click()
    await expect(search).toBeVisible()
    await expect(menu).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(search).toBeHidden()
  }
  expect(await page.evaluate(() => history.length)).toBe(length + 1)
  await expect.poll(() => page.evaluate(() => (history.state as { layers?: [] }).layers)).toBeUndefined()
  await page.goBack()
  await expect(page).toHaveURL(/\/shop\?search=/)
})

test('a link of the menu leads on, and from there Back and Forward pass by the menu @phone', async ({
  page,
}) => {
  await comeToProduct(page)
  await openMenu(page, en)
  const menu = page.getByRole('banner').getByRole('navigation', { name: en.shell.menu })
  await menu.getByRole('link', { name: en.shell.about }).click()
  await expect(page).toHaveURL(/\/about$/)
  await expect(menu).toBeHidden()
  await page.goBack()
  await expect(heading(page)).toHaveText(NAME)
  await expect(menu).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL(/\/shop\?search=/)
  await page.goForward()
  await expect(heading(page)).toHaveText(NAME)
  await page.goForward()
  await expect(page).toHaveURL(/\/about$/)
})

test('Forward while Back is still on its way to a page that had a menu open stays where one was @phone', async ({
  page,
}) => {
  await comeToProduct(page)
  await openMenu(page, en)
  const menu = page.getByRole('banner').getByRole('navigation', { name: en.shell.menu })
  await menu.getByRole('link', { name: en.shell.about }).click()
  await expect(page).toHaveURL(/\/about$/)
  await expect(heading(page)).not.toHaveText(NAME)
  const about = await heading(page).innerText()
  const answers = Promise.withResolvers<void>()
  await page.route(/\.data/, async (route) => {
    await answers.promise
    await route.continue()
  })
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`${PRODUCT}$`))
  await page.goForward()
  answers.resolve()
  await expect(page).toHaveURL(/\/about$/)
  await page.waitForLoadState('networkidle')
  await expect(page).toHaveURL(/\/about$/)
  await expect(heading(page)).toHaveText(about)
})

test('what opens beside the page at a desk is no step: Back leaves the page, and the chat stays', async ({
  page,
}) => {
  await comeToProduct(page)
  await page.getByRole('button', { name: chatWindow.open }).press('Enter')
  const chat = page.getByRole('dialog', { name: chatWindow.title })
  await expect(chat).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/shop\?search=/)
  await expect(chat).toBeVisible()
})
