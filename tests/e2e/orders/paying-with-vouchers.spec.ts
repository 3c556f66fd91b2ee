import { checkoutRefused } from '#shared/messages/en/orders/checkout-refused.ts'
import { payWithVoucher } from '#shared/messages/en/orders/pay-with-voucher.ts'
import { transfer } from '#shared/messages/en/orders/transfer.ts'
import { vouchers } from '#shared/messages/en/orders/vouchers.ts'
import { expectAccessible } from '../expect-accessible.ts'
import { givenVoucher, newProduct } from '../office.ts'
import { addToCart, en, expect, fillCheckout, mailsTo, newEmail, open, orderNumberOn } from '../shopper.ts'
import { test } from '../staff.ts'

const { checkout, purchase, staff } = en

test('a voucher pays a part in the checkout, another one on the order’s page, and both have it back when staff cancel', async ({
  page,
  staffPage,
  request,
}) => {
  const { slug } = await newProduct(staffPage, { initialStock: 3 })
  const [first, second] = [
    await givenVoucher(staffPage, request, 100),
    await givenVoucher(staffPage, request, 50),
  ]
  const email = newEmail()
  await addToCart(page, `/product/${slug}`, en)
  await open(page, '/checkout')
  await fillCheckout(page, email, en)
  const main = page.getByRole('main')
  await main.locator('summary', { hasText: purchase.total.voucher }).click()
  const code = main.getByRole('textbox', { name: purchase.total.voucher })
  await code.fill(first.slice(0, -1))
  await code.press('Enter')
  await expect(main.getByText(checkout.fieldErrors.voucher_code).last()).toBeVisible()
  await code.fill(first.toLowerCase())
  await code.press('Enter')
  await expect(main.getByText(checkoutRefused.voucher.pays('R100.00', ''))).toBeVisible()
  const place = page.getByRole('button', { name: checkout.review.place('R74.00') })
  await expect(place).toBeVisible()
  await expect(main).toContainText(/Gift voucher.R100\.00Left to payR74\.00/)
  await expectAccessible(page)
  await place.click()

  await expect(page.getByRole('heading', { level: 1, name: en.order.thanks('Nok') })).toBeVisible()
  const number = await orderNumberOn(page)
  await expect(page.locator('#transfer-amount')).toHaveText('R74.00')
  await expect(main).toContainText(/Gift voucher.R100\.00Left to payR74\.00/)
  await expectAccessible(page)
  const [mail] = await mailsTo(request, email)
  expect(mail?.text).toMatch(new RegExp(`${purchase.total.voucher}.*R100.00`))
  expect(mail?.text).toContain('R74.00')

  await main.getByRole('link', { name: transfer.voucher }).click()
  await expect(main.getByRole('heading', { level: 1, name: payWithVoucher.title })).toBeVisible()
  await expect(main.getByText('R74.00')).toBeVisible()
  await main.getByLabel(payWithVoucher.code).fill(second)
  await main.getByRole('button', { name: payWithVoucher.submit }).click()
  await expect(page.locator('#transfer-amount')).toHaveText('R24.00')
  await expect(main).toContainText(/Gift voucher.R150\.00Left to payR24\.00/)

  await open(staffPage, `/admin/orders?search=${email}`)
  const office = staffPage.getByRole('main')
  await office.getByRole('link', { name: number }).click()
  const steps = staffPage.locator('#steps')
  await steps.locator('summary').last().click()
  await steps.getByRole('button', { name: staff.order.steps.cancelled }).click()
  await expect(office.getByText(en.order.statuses.cancelled, { exact: true }).first()).toBeVisible()
  for (const [voucher, amount] of [
    [first, 'R100.00'],
    [second, 'R50.00'],
  ] as const) {
    await expect(async () => {
      await open(page, `/voucher/${voucher}`)
      const title = main.getByRole('heading', { level: 1 })
      expect(await title.innerText()).toBe(vouchers.balance.left(amount))
    }).toPass()
    await expect(main.getByText(vouchers.balance.backAccount)).toBeVisible()
  }
})
