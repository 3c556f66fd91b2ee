import { recipe } from '#shared/messages/en/recipes/recipe.ts'
import { transfer } from '#shared/messages/en/orders/transfer.ts'
import { sendForm } from '../office.ts'
import { en, expect, getProduct, newEmail, open, placeByApi, test } from '../shopper.ts'

/** A sheet of A4 without its margins. */
const SHEET = { width: 688, height: 1016 }

test('on paper an order says what was ordered, a recipe what goes in, and a product shows all of its neighbours, without what can only be pressed', async ({
  page,
}) => {
  const { id } = await getProduct(page.request, 'red-curry-paste')
  await sendForm(page, '/cart', { form: { intent: 'add', productId: id, quantity: '1' } })
  const order = await placeByApi(page.request, newEmail(), 'bank_transfer')
  await page.emulateMedia({ media: 'print' })
  const main = page.getByRole('main')
  const nothingToPress = () =>
    expect(page.locator('button, .btn, input, select').filter({ visible: true })).toHaveCount(0)

  await open(page, order)
  const lines = main.getByRole('region', { name: en.order.lines })
  await expect(lines.getByText('Red Curry Paste')).toBeVisible()
  await expect(lines.getByText('R99.00').last()).toBeVisible()
  await expect(main.getByRole('img', { name: transfer.code })).toBeVisible()
  await nothingToPress()

  await open(page, '/recipes/khao-soi')
  await expect(main.getByRole('region', { name: recipe.ingredients }).getByText('palm sugar')).toBeVisible()
  await nothingToPress()

  await page.setViewportSize(SHEET)
  await open(page, '/product/red-curry-paste')
  const neighbours = main.locator('.rail > *').filter({ visible: true })
  await expect(neighbours).not.toHaveCount(0)
  const edges = await neighbours.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right))
  expect(Math.max(...edges)).toBeLessThanOrEqual(SHEET.width)
  await nothingToPress()
})
