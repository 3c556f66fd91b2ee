import { cookMode as cookTh } from '#shared/messages/th/recipes/cook-mode.ts'
import { cookMode } from '#shared/messages/en/recipes/cook-mode.ts'
import { recipe } from '#shared/messages/en/recipes/recipe.ts'
import { recipe as recipeTh } from '#shared/messages/th/recipes/recipe.ts'
import { expectAccessible, sidewaysScroll } from '../expect-accessible.ts'
import { expect, hydrated, open, test } from '../shopper.ts'

const PATH = '/recipes/green-curry-chicken'
const LINES = 12

test('ingredients that were ticked off stay so for more people, after a reload and in the other language, until one press clears them @both @first', async ({
  page,
}) => {
  await open(page, PATH)
  const main = page.getByRole('main')
  const box = (name: RegExp) => main.getByRole('checkbox', { name })
  const said = (text: string) => expect(main.getByRole('status').getByText(text, { exact: true }))
  await said(recipe.ticked(0, LINES)).toBeVisible()
  await box(/300 g jasmine rice/).check()
  await box(/fish sauce/).focus()
  await page.keyboard.press('Space')
  await said(recipe.ticked(2, LINES)).toBeVisible()
  await expectAccessible(page)

  await main.getByRole('spinbutton', { name: recipe.servings }).fill('8')
  await expect(box(/600 g jasmine rice/)).toBeChecked()
  await page.reload()
  await hydrated(page)
  await expect(box(/600 g jasmine rice/)).toBeChecked()
  await expect(box(/coconut cream/)).not.toBeChecked()
  await said(recipe.ticked(2, LINES)).toBeVisible()
  // Another recipe has its own.
  await open(page, '/recipes/pad-thai-prawns')
  await said(recipe.ticked(0, await main.getByRole('checkbox').count())).toBeVisible()
  await open(page, `/th${PATH}`)
  await expect(box(/ข้าวหอมมะลิ/)).toBeChecked()
  await main.getByRole('button', { name: recipeTh.untickAll }).click()
  await said(recipeTh.ticked(0, LINES)).toBeVisible()
  await expect(main.getByRole('checkbox', { checked: true })).toHaveCount(0)
  await expect(main.getByRole('checkbox').first()).toBeFocused()
})

test('a timer outlives cook mode: closed by Back it runs on beside the page, a reload does not stop it, and it rings @both', async ({
  page,
}) => {
  await page.clock.install()
  await open(page, '/recipes')
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Green curry with chicken' }).click()
  const cookNow = main.getByRole('button', { name: recipe.cookNow }).first()
  await cookNow.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(cookMode.stepOf(1, 7))).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await dialog.getByRole('button', { name: cookMode.startTimer(4) }).click()

  // A reload, as of a phone that had to make room, shows what was shown; Back closes it all the same.
  await page.reload()
  await hydrated(page)
  await expect(dialog.getByText(cookMode.stepOf(2, 7))).toBeVisible()
  await expect(dialog.getByRole('timer')).toBeVisible()
  await page.goBack()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(new RegExp(`${PATH}$`))
  const timers = main.getByRole('region', { name: cookMode.timers })
  await expect(timers.getByRole('timer')).toBeInViewport()
  await expectAccessible(page)
  await page.reload()
  await hydrated(page)
  await expect(timers.getByRole('timer')).toBeVisible()
  await expect(dialog).toHaveCount(0)

  await page.clock.fastForward('04:00')
  await expect(timers.getByRole('alert')).toBeInViewport()
  await timers.getByRole('button', { name: cookMode.goOn }).click()
  await expect(dialog.getByText(cookMode.stepOf(2, 7))).toBeVisible()
  await dialog.getByRole('button', { name: cookMode.stopTimer }).click()
  await dialog.getByRole('button', { name: cookMode.close }).click()
  await expect(timers).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/recipes$/)
})

test('Forward opens nothing, and Back leaves the recipe at once after it @phone', async ({ page }) => {
  await open(page, '/th/recipes')
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'แกงเขียวหวานไก่' }).click()
  const cookNow = main.getByRole('button', { name: recipeTh.cookNow }).first()
  await cookNow.click()
  await expect(page.getByRole('dialog').getByText(cookTh.stepOf(1, 7))).toBeVisible()
  await page.goBack()
  await expect(cookNow).toBeFocused()
  await page.goForward()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('แกงเขียวหวานไก่')
  await page.goBack()
  await expect(page).toHaveURL(/\/th\/recipes$/)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } })
  test('the ways down the page lead there, and there is nothing that only scripts can do @phone', async ({
    page,
  }) => {
    await page.goto(PATH)
    const main = page.getByRole('main')
    await expect(main.getByRole('checkbox')).toHaveCount(0)
    await expect(main.getByRole('button', { name: recipe.cookNow })).toHaveCount(0)
    const jump = main.getByRole('navigation', { name: recipe.jumpTo })
    for (const [link, heading] of [
      [recipe.jars, recipe.shop],
      [recipe.steps, recipe.steps],
      [recipe.ingredients, recipe.ingredients],
    ] as const) {
      await jump.getByRole('link', { name: link, exact: true }).click()
      await expect(main.getByRole('heading', { name: heading, exact: true })).toBeInViewport()
    }
    expect(await sidewaysScroll(page)).toBe(0)
  })
})
