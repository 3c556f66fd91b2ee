import { menu as menuEn } from '#shared/messages/en/restaurant/menu.ts'
import { recipe as recipeEn } from '#shared/messages/en/recipes/recipe.ts'
import { food as foodEn } from '#shared/messages/en/catalog/food.ts'
import { recipe as recipeTh } from '#shared/messages/th/recipes/recipe.ts'
import { menu as menuTh } from '#shared/messages/th/restaurant/menu.ts'
import { food as foodTh } from '#shared/messages/th/catalog/food.ts'
import { expectAccessible, sidewaysScroll } from '../expect-accessible.ts'
import { en, expect, hydrated, open, th } from '../shopper.ts'
import { becomeStaff, test } from '../staff.ts'

const LANGUAGES = [
  ['in English, at a desk', '', 'Green curry with chicken', 'Chicken satay', en, menuEn, recipeEn, foodEn],
  ['in Thai, on a phone @phone @first', '/th', 'แกงเขียวหวานไก่', 'สะเต๊ะไก่', th, menuTh, recipeTh, foodTh],
] as const

for (const [how, prefix, dish, withPeanut, site, texts, recipe, food] of LANGUAGES) {
  test(`a guest finds on the menu what they can eat, and the way to cooking it at home: ${how}`, async ({
    page,
  }) => {
    await open(page, prefix || '/')
    const main = page.getByRole('main')
    await main.getByRole('link', { name: site.home.restaurant.reserve }).click()
    await expect(main.getByRole('heading', { level: 1, name: texts.title })).toBeVisible()
    await expect(main.getByRole('heading', { name: texts.reserve })).toBeInViewport()
    const heading = (name: string) => main.getByRole('heading', { level: 3, name, exact: true })
    const starters = main.locator('summary').filter({ hasText: texts.courses.starters })
    if (await starters.isVisible()) await starters.click()
    await expect(heading(withPeanut)).toBeVisible()

    await main.getByLabel(texts.diet).selectOption('gluten_free')
    await expect(page).toHaveURL(/diet=gluten_free/)
    await main.getByText(texts.withoutCount(0), { exact: true }).click()
    await main.getByRole('checkbox', { name: food.allergenNames.peanut }).check()
    await expect(page).toHaveURL(/diet=gluten_free&without=peanut/)
    await expect(heading(withPeanut)).toBeHidden()
    await main.getByRole('checkbox', { name: food.allergenNames.milk }).check()
    await expect(page).toHaveURL(/without=peanut&without=milk/)
    await expect(heading(dish)).toBeVisible()
    expect(await sidewaysScroll(page)).toBe(0)
    await expectAccessible(page)

    await main.getByRole('link', { name: texts.recipeOf(dish) }).click()
    await expect(main.getByRole('heading', { level: 1, name: dish })).toBeVisible()
    await main.getByRole('link', { name: recipe.onMenu }).click()
    await expect(heading(dish)).toBeInViewport()
    await expect(heading(dish)).toBeFocused()
  })
}

test('a menu is short on a phone: its courses fold, and the search of the browser, addresses and paper open them @phone', async ({
  page,
}) => {
  const main = page.getByRole('main')
  const dish = main.getByRole('heading', { level: 3, name: 'Green curry with chicken', exact: true })
  await open(page, '/menu')
  await expect(dish).toBeHidden()
  expect(await page.evaluate(() => document.body.scrollHeight)).toBeLessThan(6_000)
  const bar = page.locator('.reserve-bar a')
  await main.locator('summary').filter({ hasText: menuEn.courses.curries }).click()
  await expect(dish).toBeVisible()
  await dish.scrollIntoViewIfNeeded()
  await expect(bar).toBeInViewport()
  // Somebody comes back from a recipe: the course is open still, and in sight.
  await main.getByRole('link', { name: menuEn.recipeOf('Green curry with chicken') }).click()
  await expect(dish).toHaveCount(0)
  await page.goBack()
  await expect(dish).toBeInViewport()
  await bar.click()
  await expect(main.getByRole('heading', { name: menuEn.reserve })).toBeInViewport()
  await expect(main.getByRole('heading', { name: menuEn.reserve })).toBeFocused()
  await expect(bar).toBeHidden()
  await page.goto('about:blank')
  await page.goto('/menu#curries')
  await expect(dish).toBeInViewport()
  await page.goto('/menu')
  await page.emulateMedia({ media: 'print' })
  await expect(dish).toBeVisible()
  await expect(bar).toBeHidden()
})

for (const [how, prefix, dish, , site, texts] of LANGUAGES) {
  test(`somebody of the staff says on a phone that a dish is sold out, and that there is some again: ${how.split(',')[0]} @phone`, async ({
    page,
    browser,
    request,
    baseURL,
  }) => {
    const shop = baseURL ?? ''
    // Each language has a dish of its own, so that they do not meet.
    const name = prefix ? dish : 'Jungle curry with chicken'
    await becomeStaff(page, { browser, request, baseURL: shop }, 'moderator')
    const { menu } = site.staff
    const main = page.getByRole('main')
    // Text that is typed before scripts have loaded stays.
    const typed = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', (route) => typed.promise.then(() => route.continue()))
    await page.goto(`${prefix}/admin/menu`, { waitUntil: 'commit' })
    await main.getByRole('searchbox').fill(name)
    typed.resolve()
    await hydrated(page)
    await page.unrouteAll({ behavior: 'wait' })
    await page.keyboard.press('Enter')
    await expect(main.getByRole('listitem')).toHaveCount(1)
    await main.getByRole('button', { name: menu.soldOutOf(name) }).click()
    await expect(main.getByRole('listitem')).toContainText(menu.soldOut)
    expect(await sidewaysScroll(page)).toBe(0)
    await expectAccessible(page)

    const guest = await page.context().browser()?.newContext({ baseURL: shop })
    const menuPage = await guest?.newPage()
    if (!guest || !menuPage) throw new Error('there is no second browser')
    await expect(async () => {
      await menuPage.goto(`${prefix}/menu`)
      const item = menuPage.locator('main li').filter({ hasText: name })
      await expect(item).toContainText(texts.soldOut, { timeout: 1_000 })
    }).toPass()
    await hydrated(menuPage)
    await expectAccessible(menuPage)
    await guest.close()

    await main.getByRole('button', { name: menu.backOf(name) }).click()
    await expect(main.getByRole('listitem')).not.toContainText(menu.soldOut)
  })
}
