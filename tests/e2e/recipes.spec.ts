import { cookMode as cookEn } from '#shared/messages/en/kitchen/cook-mode.ts'
import { recipe as recipeEn } from '#shared/messages/en/kitchen/recipe.ts'
import { cookMode as cookTh } from '#shared/messages/th/kitchen/cook-mode.ts'
import { recipe as recipeTh } from '#shared/messages/th/kitchen/recipe.ts'
import { expectAccessible } from './expect-accessible.ts'
import { en, expect, open, test, th } from './shopper.ts'

const LANGUAGES = [
  ['in English, at a desk', '', 'Green curry with chicken', en, recipeEn, cookEn],
  ['in Thai, on a phone @phone', '/th', 'แกงเขียวหวานไก่', th, recipeTh, cookTh],
] as const

for (const [how, prefix, title, site, texts, cook] of LANGUAGES) {
  test(`a recipe is found, reckoned for more people, cooked to its end, and its jar is put into the cart: ${how}`, async ({
    page,
  }) => {
    await open(page, `${prefix}/recipes?product=green-curry-paste`)
    const main = page.getByRole('main')
    await main.getByRole('link', { name: title }).click()
    await expect(main.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(main.getByText(texts.servingsFor(4)).first()).toBeVisible()

    await main.getByRole('spinbutton', { name: texts.servings }).fill('20')
    await expect(main.getByText(texts.servingsFor(20)).first()).toBeVisible()
    await expect(page).toHaveURL(/servings=20/)
    await main.getByLabel(texts.units).selectOption('us')
    await expect(page).toHaveURL(/units=us/)

    await main.getByRole('button', { name: texts.cookNow }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText(cook.stepOf(1, 7))).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await dialog.getByRole('button', { name: cook.startTimer(4) }).click()
    await expect(dialog.getByRole('timer')).toBeVisible()
    await expectAccessible(page)
    for (let step = 3; step <= 7; step += 1) {
      await dialog.getByRole('button', { name: cook.next }).click()
      await expect(dialog.getByText(cook.stepOf(step, 7))).toBeVisible()
    }
    // The timer of another step runs on.
    await expect(dialog.getByRole('timer')).toBeVisible()
    await dialog.getByRole('button', { name: cook.finish }).click()
    await expect(dialog).toBeHidden()

    await main.getByRole('button', { name: texts.addAll }).click()
    await expect(main.getByText(texts.inCart(2))).toBeVisible()
    await main.getByRole('link', { name: texts.viewCart }).click()
    await expect(main.getByRole('heading', { level: 1, name: site.cart.title })).toBeVisible()
    await expect(main.getByRole('spinbutton')).toHaveValue('2')
  })
}
