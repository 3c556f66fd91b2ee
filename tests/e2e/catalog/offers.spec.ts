import { offers as offersEn } from '#shared/messages/en/catalog/admin/offers.ts'
import { card as cardEn } from '#shared/messages/en/catalog/card.ts'
import { cartPage as cartEn } from '#shared/messages/en/orders/cart-page.ts'
import { offers as offersTh } from '#shared/messages/th/catalog/admin/offers.ts'
import { card as cardTh } from '#shared/messages/th/catalog/card.ts'
import { cartPage as cartTh } from '#shared/messages/th/orders/cart-page.ts'
import { expectAccessible, sidewaysScroll } from '../expect-accessible.ts'
import { newProduct, newTag, postAsStaff } from '../office.ts'
import { expect, open } from '../shopper.ts'
import { test } from '../staff.ts'

for (const [title, prefix, offers, card, cart] of [
  ['in English', '', offersEn, cardEn, cartEn],
  ['in Thai @phone', '/th', offersTh, cardTh, cartTh],
] as const) {
  test(`an offer begins and ends: its price on the page and in the cart, and who had it is told, ${title}`, async ({
    page,
    staffPage,
  }) => {
    const jar = await newProduct(staffPage, { initialStock: 5 })
    const name = `Songkran ${newTag()}`
    const offer = {
      name: { en: name, th: name },
      kind: 'sale_price',
      amountCents: 8_000,
      sku: jar.sku,
      endsAt: new Date(Date.now() + 3_600_000).toISOString(),
    }
    await open(staffPage, `${prefix}/admin/products/${jar.id}`)
    await staffPage.getByRole('link', { name: offers.ofProduct }).click()
    await expect(staffPage.locator('#terms').getByRole('textbox', { name: offers.sku })).toHaveValue(jar.sku)
    const { id } = await postAsStaff<{ id: string }>(staffPage, '/api/staff/offers', offer)

    await open(page, `${prefix}/product/${jar.slug}`)
    const main = page.getByRole('main')
    await expect(main.getByText(name)).toBeVisible()
    await expect(main.getByText('R80.00').first()).toBeVisible()
    await expect(main.getByText(card.lowest('R99.00')).first()).toBeVisible()
    await expectAccessible(page)
    expect(await sidewaysScroll(page)).toBe(0)
    await page.locator('#buy').getByRole('button').last().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await open(page, `${prefix}/cart`)
    await expect(main.getByText('R80.00').first()).toBeVisible()
    await expectAccessible(page)

    await open(staffPage, `${prefix}/admin/offers/${id}`)
    await staffPage.getByRole('button', { name: offers.end }).click()
    await expect(staffPage.getByText(offers.states.off)).toBeVisible()
    await expectAccessible(staffPage)

    await open(page, `${prefix}/cart`)
    await expect(main.getByText(cart.changes.price('R80.00', 'R99.00'))).toBeVisible()
    await expect(main.getByText(name)).toBeVisible()
    await expectAccessible(page)
  })
}
