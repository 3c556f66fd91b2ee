import { product as productEn } from '#shared/messages/en/catalog/product.ts'
import { card as cardTh } from '#shared/messages/th/catalog/card.ts'
import { product as productTh } from '#shared/messages/th/catalog/product.ts'
import { byKeyboard } from '../by-keyboard.ts'
import { expectAccessible } from '../expect-accessible.ts'
import { newProduct, newTag, postAsStaff } from '../office.ts'
import { en, expect, hydrated, open, th } from '../shopper.ts'
import { test } from '../staff.ts'

for (const [language, prefix, texts, product] of [
  ['English', '', en, productEn],
  ['Thai', '/th', th, productTh],
] as const) {
  test(`in ${language}: a size is chosen by keyboard, bought by its name, and kept by the address`, async ({
    page,
    staffPage,
  }) => {
    const { id, slug, name } = await newProduct(staffPage, { initialStock: 3 })
    const own = { sku: `E2E-${newTag()}`, priceCents: 39_900, netWeightValue: 1000, isActive: true }
    await postAsStaff(staffPage, `/api/staff/products/${id}/sizes`, { ...own, initialStock: 5 })
    const called = language === 'Thai' ? name.th : name.en
    const kilo = product.weight(1000, 'g')

    await open(page, `${prefix}/product/${slug}`)
    await hydrated(page)
    const main = page.getByRole('main')
    const small = main.getByRole('radio', { name: product.weight(200, 'g') })
    const large = main.getByRole('radio', { name: kilo })
    const { tabTo, press } = byKeyboard(page)
    await tabTo(small)
    await page.keyboard.press('ArrowDown')
    await expect(large).toBeFocused()
    await expect(large).toBeChecked()
    await expect(main.locator('strong').getByText('R399.00', { exact: true })).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`${slug}\\?size=1000g$`))
    await expect(large).toBeFocused()
    await expectAccessible(page)

    await press(main.getByRole('button', { name: texts.cart.add, exact: true }))
    await expect(page.getByRole('dialog')).toBeVisible()
    await open(page, `${prefix}/cart`)
    const line = page
      .getByRole('main')
      .getByRole('link', { name: product.sized(called, kilo) })
      .first()
    await expect(line).toBeVisible()
    await line.click()
    await expect(page).toHaveURL(new RegExp(`${slug}\\?size=1000g$`))
    await expect(page.getByRole('heading', { level: 1, name: called })).toBeVisible()
    await expect(large).toBeChecked()
    await page.reload()
    await expect(large).toBeChecked()
  })
}

test('in Thai: a size is added in the office, and the shop’s card begins at its price @phone', async ({
  staffPage: page,
}) => {
  const { id, sku, name } = await newProduct(page, { initialStock: 3 })
  const { products } = th.staff
  await open(page, `/th/admin/products/${id}`)
  await hydrated(page)
  const main = page.getByRole('main')
  const form = main.locator('#form-add-size')
  await form.getByLabel(products.netWeightValue).fill('200')
  await form.getByLabel(products.priceCents).fill('49.50')
  await form.getByLabel(products.sku).fill(`${sku}-S`)
  await form.getByLabel(products.barcode).fill('4006381333932')
  await form.getByLabel(products.isActive).check()
  await expectAccessible(page)
  await form.getByRole('button', { name: products.sizes.add }).click()
  await expect(form.getByLabel(products.barcode)).toHaveAttribute('aria-invalid', 'true')
  await form.getByLabel(products.barcode).fill('')
  await form.getByRole('button', { name: products.sizes.add }).click()
  await expect(form.getByText(products.refusals.size_taken).first()).toBeVisible()
  await form.getByLabel(products.netWeightValue).fill('100')
  await form.getByRole('button', { name: products.sizes.add }).click()
  const sized = productTh.sized(name.th, productTh.weight(100, 'g'))
  await expect(main.getByRole('heading', { level: 1, name: sized })).toBeVisible()
  await expectAccessible(page)

  await open(page, `/th/shop?search=${encodeURIComponent(name.en)}`)
  const card = page.getByRole('article').filter({ hasText: name.th })
  await expect(card.getByText(cardTh.from('R49.50'))).toBeVisible()
  await expect(card.getByRole('button')).toHaveCount(0)
})
