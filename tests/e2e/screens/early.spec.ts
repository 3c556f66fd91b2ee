import type { Page } from '@playwright/test'
import { recipe } from '#shared/messages/en/recipes/recipe.ts'
import { menu } from '#shared/messages/en/restaurant/menu.ts'
import { reserve } from '#shared/messages/en/restaurant/reserve.ts'
import { dayIn } from '../office.ts'
import { en, expect, hydrated, test } from '../shopper.ts'

/** Opens a page whose scripts come when they are let. */
async function openEarly(page: Page, path: string): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await promise
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  return async () => {
    resolve()
    await hydrated(page)
  }
}

test('what is pressed before scripts have come is done when they have, as often as it was pressed @first', async ({
  page,
}) => {
  const letScriptsCome = await openEarly(page, '/product/red-curry-paste')
  const main = page.getByRole('main')
  const more = main.getByRole('button', { name: en.common.more }).first()
  await more.click()
  await more.click()
  const quantity = main.getByLabel(en.common.quantity).first()
  await expect(quantity).toHaveValue('1')
  await letScriptsCome()
  await expect(quantity).toHaveValue('3')
})

test('an allergen and a diet that are chosen before scripts have come narrow the menu', async ({ page }) => {
  const letScriptsCome = await openEarly(page, '/menu')
  await page.getByRole('main').getByText(menu.withoutCount(0), { exact: true }).click()
  const peanut = page.getByRole('checkbox', { name: 'peanut', exact: true })
  await peanut.check()
  await page.getByLabel(menu.diet).selectOption('vegetarian')
  await letScriptsCome()
  await expect(page).toHaveURL(/without=peanut/)
  await expect(page).toHaveURL(/diet=vegetarian/)
  await expect(peanut).toBeChecked()
  await expect(page.getByText(menu.withoutCount(1))).toBeVisible()
})

test('servings and units that are chosen before scripts have come are shown', async ({ page }) => {
  const letScriptsCome = await openEarly(page, '/recipes/green-curry-chicken')
  await page.getByLabel(recipe.units).selectOption('us')
  const servings = page.getByLabel(recipe.servings, { exact: true })
  await servings.fill('7')
  await servings.blur()
  await letScriptsCome()
  await expect(page.getByText(recipe.servingsFor(7), { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/units=us/)
  await expect(servings).toHaveValue('7')
})

test('a party and a day that are chosen before scripts have come are looked up', async ({ page }) => {
  const letScriptsCome = await openEarly(page, '/menu?guests=2')
  const guests = page.getByLabel(reserve.partySize)
  const day = page.getByLabel(reserve.day, { exact: true })
  await guests.selectOption('5')
  await day.fill(dayIn(20))
  await day.blur()
  const asked = page.waitForRequest((request) => request.url().includes(`day=${dayIn(20)}`))
  await letScriptsCome()
  expect((await asked).url()).toContain('guests=5')
  await expect(guests).toHaveValue('5')
  await expect(day).toHaveValue(dayIn(20))
})

// The scripts of a page without a picture come at once, which may be late enough.
for (const path of ['/shop', '/contact']) {
  test(`a currency that is chosen before the scripts of ${path} have come is used`, async ({ page }) => {
    const letScriptsCome = await openEarly(page, path)
    const currency = page.getByLabel(en.shell.currency).locator('visible=true').first()
    await currency.selectOption('USD')
    const chosen = page.waitForResponse(/preferences/)
    await letScriptsCome()
    await chosen
    await expect(currency).toHaveValue('USD')
  })
}

for (const isStillThere of [true, false]) {
  test(`what is typed before scripts have come is looked for, ${isStillThere ? 'in' : 'out of'} the field`, async ({
    page,
  }) => {
    const letScriptsCome = await openEarly(page, '/shop')
    const field = page.getByRole('main').getByRole('searchbox', { name: en.shop.searchLabel })
    await field.fill('tamarind')
    if (!isStillThere) await field.blur()
    await letScriptsCome()
    await expect(page).toHaveURL(/search=tamarind/)
    await expect(field).toHaveValue('tamarind')
  })
}
