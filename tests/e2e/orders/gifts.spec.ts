import { checkoutGift } from '#shared/messages/th/orders/checkout-gift.ts'
import { printing as printingEn } from '#shared/messages/en/orders/admin/orders.ts'
import { sendForm } from '../office.ts'
import { expectAccessible } from '../expect-accessible.ts'
import { seePdf } from '../see-pdf.ts'
import { en, expect, fillCheckout, getProduct, newEmail, open, orderNumberOn, th } from '../shopper.ts'
import { test } from '../staff.ts'

test('a gift bought in Thai goes to its receiver, wrapped and with a card, and its slip says no price @phone @first', async ({
  page,
  staffPage,
}) => {
  const { id } = await getProduct(page.request, 'red-curry-paste')
  await sendForm(page, '/cart', { form: { intent: 'add', productId: id, quantity: '1' } })
  await open(page, '/th/checkout')
  await fillCheckout(page, newEmail(), th)
  await page.getByText(checkoutGift.title, { exact: true }).click()
  await page.getByLabel(checkoutGift.wrap('R35.00')).check()
  await page.getByLabel(checkoutGift.toReceiver).check()
  await page.getByLabel(checkoutGift.card).fill('สุขสันต์วันเกิดนะคุณยาย 🎂')
  await page.getByRole('button', { name: th.checkout.review.action }).click()
  await expect(page.getByLabel(checkoutGift.name)).toHaveAccessibleDescription(
    th.checkout.fieldErrors.required,
  )
  await expectAccessible(page)
  await page.getByLabel(checkoutGift.name).fill('มะลิ ใจดี')
  await page.getByLabel(checkoutGift.phone).fill('083 555 0100')
  await page.getByRole('button', { name: th.checkout.review.action }).click()
  await expect(page.getByText('สุขสันต์วันเกิดนะคุณยาย 🎂').last()).toBeVisible()
  await expect(page.getByRole('region', { name: th.checkout.review.title })).toContainText('R35.00')
  await page.locator('button[value=place]').click()
  await expect(page.getByRole('heading', { level: 1, name: th.order.thanks('Nok') })).toBeVisible()
  await expect(page.getByText('มะลิ ใจดี').first()).toBeVisible()
  const number = await orderNumberOn(page)

  await open(staffPage, `/admin/orders?search=${number}`)
  await expect(staffPage.getByText(printingEn.gift, { exact: true })).toBeVisible()
  await staffPage.getByRole('link', { name: number, exact: true }).click()
  const card = staffPage.getByRole('link', { name: printingEn.cards(1) })
  const pdf = await staffPage.request.get((await card.getAttribute('href')) ?? '')
  const { lines, ink } = await seePdf(staffPage, await pdf.body())
  expect(lines.join('')).toContain('สุขสันต์วันเกิดนะคุณยาย')
  expect(ink).toBeGreaterThan(500)
  await staffPage.getByRole('link', { name: en.staff.order.slip }).click()
  const slip = staffPage.getByRole('article', { name: number })
  await expect(slip.getByText('มะลิ ใจดี')).toBeVisible()
  await expect(slip.getByText(printingEn.giftWithCard)).toBeVisible()
  await expect(slip).not.toContainText(/R\s?\d|Nok/)
})
