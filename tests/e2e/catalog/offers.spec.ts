import { offers as offersTh } from '#shared/messages/th/catalog/admin/offers.ts'
import { card as cardTh } from '#shared/messages/th/catalog/card.ts'
import { cartPage as cartTh } from '#shared/messages/th/orders/cart-page.ts'
import { expectAccessible, sidewaysScroll } from '../expect-accessible.ts'
import { newProduct, newTag, postAsStaff } from '../office.ts'
import { expect, open } from '../shopper.ts'
import { test } from '../staff.ts'

test('an offer begins and ends: its price on the page and in the cart, and who had it is told, in Thai @phone', async ({
  page,
  staffPage,
}) => {
  const jar = await newProduct(staffPage, { initialStock: 5 })
  const name = `สงกรานต์ ${newTag()}`
  const offer = {
    name: { en: name, th: name },
    kind: 'sale_price',
    amountCents: 8_000,
    sku: jar.sku,
    endsAt: new Date(Date.now() + 3_600_000).toISOString(),
  }
  await open(staffPage, `/th/admin/products/${jar.id}`)
  await staffPage.getByRole('link', { name: offersTh.ofProduct }).click()
  await expect(staffPage.locator('#terms').getByRole('textbox', { name: offersTh.sku })).toHaveValue(jar.sku)
  const { id } = await postAsStaff<{ id: string }>(staffPage, '/api/staff/offers', offer)

  await open(page, `/th/product/${jar.slug}`)
  const main = page.getByRole('main')
  await expect(main.getByText(name)).toBeVisible()
  await expect(main.getByText('R80.00').first()).toBeVisible()
  await expect(main.getByText(cardTh.lowest('R99.00')).first()).toBeVisible()
  await expectAccessible(page)
  expect(await sidewaysScroll(page)).toBe(0)
  await page.locator('#buy').getByRole('button').last().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await open(page, '/th/cart')
  await expect(main.getByText('R80.00').first()).toBeVisible()
  await expectAccessible(page)

  await open(staffPage, `/th/admin/offers/${id}`)
  await staffPage.getByRole('button', { name: offersTh.end }).click()
  await expect(staffPage.getByText(offersTh.states.off)).toBeVisible()
  await expectAccessible(staffPage)

  await open(page, '/th/cart')
  await expect(main.getByText(cartTh.changes.price('R80.00', 'R99.00'))).toBeVisible()
  await expect(main.getByText(name)).toBeVisible()
  await expectAccessible(page)
})
