import { cookMode as cookEn } from '#shared/messages/en/recipes/cook-mode.ts'
import { recipe as recipeEn } from '#shared/messages/en/recipes/recipe.ts'
import { cookMode as cookTh } from '#shared/messages/th/recipes/cook-mode.ts'
import { recipe as recipeTh } from '#shared/messages/th/recipes/recipe.ts'
import { expectAccessible } from '../expect-accessible.ts'
import { newTag, photo } from '../office.ts'
import { en, expect, open, th } from '../shopper.ts'
import { test } from '../staff.ts'

const LANGUAGES = [
  ['in English, at a desk', '', 'Green curry with chicken', en, recipeEn, cookEn],
  ['in Thai, on a phone @phone @first', '/th', 'แกงเขียวหวานไก่', th, recipeTh, cookTh],
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

    const cookNow = main.getByRole('button', { name: texts.cookNow }).first()
    await page.evaluate(() => scrollTo(0, 0))
    await expect(cookNow).toBeInViewport({ ratio: 1 })
    await main.getByRole('link', { name: texts.steps, exact: true }).click()
    await expect(main.getByRole('heading', { name: texts.steps, exact: true })).toBeInViewport()
    await cookNow.click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText(cook.stepOf(1, 7))).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await dialog.getByRole('button', { name: cook.startTimer(4) }).click()
    await expect(dialog.getByRole('timer')).toBeVisible()
    await expectAccessible(page)
    // A phone's Back closes it and fetches nothing; the timer runs on beside the button, and where one was is remembered.
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goBack()
    await expect(dialog).toHaveCount(0)
    await expect(main.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(cookNow).toBeFocused()
    await expect(main.getByRole('timer')).toBeVisible()
    await expect(main.getByText(texts.servingsFor(20)).first()).toBeVisible()
    expect(asked.filter((url) => url.includes('.data'))).toEqual([])
    await cookNow.click()
    await expect(dialog.getByText(cook.stepOf(2, 7))).toBeVisible()
    await expect(dialog.getByRole('timer')).toContainText(/[0-3]:\d\d/)
    for (let step = 3; step <= 7; step += 1) {
      await dialog.getByRole('button', { name: cook.next }).click()
      await expect(dialog.getByText(cook.stepOf(step, 7))).toBeVisible()
    }
    // The timer of another step runs on.
    await expect(dialog.getByRole('timer')).toBeVisible()
    await dialog.getByRole('button', { name: cook.next }).click()
    await expect(dialog.getByRole('heading', { name: cook.ready })).toBeVisible()
    await expect(dialog.getByRole('img').first()).toBeInViewport()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: cook.finish }).click()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(/#steps$/)
    await expect(cookNow).toBeFocused()

    await main.getByRole('button', { name: texts.addAll }).click()
    await expect(main.getByText(texts.inCart(2))).toBeVisible()
    await main.getByRole('link', { name: texts.viewCart }).click()
    await expect(main.getByRole('heading', { level: 1, name: site.cart.title })).toBeVisible()
    await expect(main.getByRole('spinbutton')).toHaveValue('2')
  })
}

test('who opens a recipe in cook mode stays on the recipe when they close it', async ({ page }) => {
  await open(page, '/recipes/green-curry-chicken?servings=2#cook')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(cookEn.stepOf(1, 7))).toBeVisible()
  await dialog.getByRole('button', { name: cookEn.close }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(/\/recipes\/green-curry-chicken\?servings=2$/)
  await expect(page.getByRole('button', { name: recipeEn.cookNow })).toBeFocused()
})

test('the owner writes a recipe, gives it a picture and shows it; in Thai, a search of the shop finds it, and it is reckoned for more @first', async ({
  page,
  staffPage,
}) => {
  const { recipes, pictures, products } = en.staff
  const tag = newTag()
  const title = { en: `Stew ${tag}`, th: `สตู ${tag}` }
  const office = staffPage.getByRole('main')
  const texts = office.getByRole('region', { name: recipes.textsTitle })
  const typeBoth = async (label: string, english: string, thai: string) => {
    await texts.getByLabel(`${label} (${products.languages.en})`).fill(english)
    await texts.getByLabel(`${label} (${products.languages.th})`).fill(thai)
  }
  await open(staffPage, '/admin/recipes')
  await office.getByRole('link', { name: recipes.add }).click()
  await typeBoth(recipes.fields.title, title.en, title.th)
  await typeBoth(recipes.fields.line, 'A pot for a cold evening.', 'หม้ออุ่น ๆ สำหรับคืนหนาว')
  await typeBoth(recipes.fields.story, 'Slow, and worth it.', 'ช้าแต่คุ้ม')
  await typeBoth(recipes.fields.pictureAlt, 'A pot of stew', 'หม้อสตู')
  const line = office.getByRole('group', { name: recipes.lineOf(1) })
  await line.getByLabel(recipes.what).fill('Coconut Milk')
  await line.getByLabel(recipes.amount).fill('400')
  await line.getByLabel(recipes.unit).selectOption('ml')
  await office.getByRole('button', { name: recipes.remove(recipes.lineOf(3)) }).click()
  await office.getByRole('button', { name: recipes.remove(recipes.lineOf(2)) }).click()
  await expect(line.getByLabel(recipes.amount)).toHaveValue('400')
  const step = office.getByRole('group', { name: recipes.stepOf(1) })
  await step.getByLabel(`${recipes.stepTitle} (${products.languages.en})`).fill('Simmer')
  await step.getByLabel(`${recipes.stepTitle} (${products.languages.th})`).fill('เคี่ยว')
  await step.getByLabel(`${recipes.stepText} (${products.languages.en})`).fill('Simmer the milk.')
  await step.getByLabel(`${recipes.stepText} (${products.languages.th})`).fill('เคี่ยวกะทิ')
  await office.getByRole('button', { name: recipes.create }).click()
  await expect(office.getByRole('heading', { level: 1, name: title.en })).toBeVisible()

  await office.getByRole('button', { name: recipes.publish }).click()
  await expect(office.getByText(recipes.notReady(recipes.needs.picture)).first()).toBeVisible()
  const tabs = office.getByRole('navigation', { name: recipes.tabs })
  await tabs.getByRole('link', { name: recipes.picture }).click()
  await office.getByLabel(pictures.file).setInputFiles(await photo('stew.jpg'))
  await office.getByRole('button', { name: pictures.upload }).click()
  await expect(office.getByRole('img', { name: 'A pot of stew' })).toBeVisible()
  await tabs.getByRole('link', { name: recipes.recipe }).click()
  await office.getByRole('button', { name: recipes.publish }).click()
  await expect(office.getByRole('button', { name: recipes.hide })).toBeVisible()

  const main = page.getByRole('main')
  await open(page, '/th')
  await page.getByRole('banner').getByLabel(th.shell.search.open, { exact: true }).first().click()
  const box = page.getByRole('combobox', { name: th.shell.search.placeholder })
  await box.fill(title.th)
  await box.press('Enter')
  await main.getByRole('link', { name: title.th }).click()
  await expect(main.getByRole('heading', { level: 1, name: title.th })).toBeVisible()
  await expect(main.getByRole('img', { name: 'หม้อสตู' })).toBeVisible()
  await main.getByRole('spinbutton', { name: recipeTh.servings }).fill('8')
  await expect(main.getByText(recipeTh.servingsFor(8)).first()).toBeVisible()
  await expect(main.getByRole('region', { name: recipeTh.ingredients })).toContainText('800')
  await expectAccessible(page)
})
